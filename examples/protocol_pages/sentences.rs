//! What the example says: made up, to see how each language is set.

use shuzi::language::Language;

/// The words of an example protocol.
pub struct Sentences {
    pub title: &'static str,
    pub footer: &'static str,
    pub answer: &'static str,
    pub below: &'static str,
    pub headings: [&'static str; 2],
    pub paragraph: &'static str,
    pub head: [&'static str; 4],
    pub rows: [[&'static str; 4]; 3],
    pub steps: [&'static str; 3],
    pub captions: [&'static str; 3],
    pub people: [&'static str; 3],
}

/// The words of a language.
pub fn of(language: Language) -> Sentences {
    match language {
        Language::English => ENGLISH,
        Language::German => GERMAN,
        Language::Chinese => CHINESE,
        Language::Japanese => JAPANESE,
        Language::Korean => KOREAN,
        Language::Ukrainian => UKRAINIAN,
    }
}

const FOOTER: &str = "shuzi 0.1.0 · SHA-256 9f3daedcc97f05153f941cebb118f3f95cf8d27354cd96476e8673b06e1c369f · IMG_20261122_120533.jpg";

const ENGLISH: Sentences = Sentences {
    title: "Protocol of a disputed count",
    footer: FOOTER,
    answer: "Black wins by 13 ¾ zi",
    below: "As Black claims. White’s claim of 184 ¼ points cannot be reached with any of the open questions.",
    headings: ["What was counted", "What is still open"],
    paragraph: "Both players took photos of the finished board. They show the same position: 112 black and 97 white stones, \
        of which 4 white ones at D7, N7 and D18 are dead. Under Chinese rules with a komi of 7.5 → 3 ¾ zi, half of 361 \
        points is 180 ½; Black has 198 points. “Counted twice”, says 柯洁 (Ke Jie), and so does 신진서.",
    head: ["Player", "Stones", "Area", "Points after komi"],
    rows: [
        ["Black: Łukasz Žižka", "112", "86", "194 ¼"],
        ["White: Σοφία Παπαδοπούλου, who has a rather long name", "97", "66", "166 ¾"],
        ["Difference", "15", "20", "−27 ½"],
    ],
    steps: [
        "The dead stones are taken from the board: C7, D18 and N7.",
        "The neutral points are shared: one each, and one half for the last, which nobody can claim without playing on, \
         as the rules of the event say.",
        "Black’s stones and the points they surround are counted: 112 + 86 = 198.",
    ],
    captions: [
        "The photo of Black, with what was read in it",
        "Dead stones are crossed out",
        "Whose area each point is: small squares",
    ],
    people: ["Black: Łukasz Žižka", "White: Σοφία Παπαδοπούλου", "Referee"],
};

const GERMAN: Sentences = Sentences {
    title: "Protokoll einer strittigen Auszählung",
    footer: FOOTER,
    answer: "Schwarz gewinnt mit 13 ¾ Zi",
    below: "Wie Schwarz sagt. Was Weiß sagt (184 ¼ Punkte), ist mit keiner der offenen Fragen zu erreichen.",
    headings: ["Was gezählt wurde", "Was noch offen ist"],
    paragraph: "Beide haben das fertige Brett fotografiert. Die Fotos zeigen dieselbe Stellung: 112 schwarze und 97 weiße \
        Steine, von denen vier weiße tot sind. Die Schiedsrichterentscheidungsgrundlage ist die chinesische Regel mit \
        7,5 Komi; die Hälfte von 361 Punkten ist 180 ½. „Zweimal gezählt“, sagt 柯洁.",
    head: ["Spieler", "Steine", "Gebiet", "Punkte nach Komi"],
    rows: [
        ["Schwarz: Jürgen Großmüller", "112", "86", "194,25"],
        ["Weiß: Çağla Öztürk-Hohenzollern-Sigmaringen", "97", "66", "166,75"],
        ["Unterschied", "15", "20", "−27,5"],
    ],
    steps: [
        "Die toten Steine kommen vom Brett: C7, D18 und N7.",
        "Die neutralen Punkte werden geteilt: jeder bekommt einen, und der letzte, den ohne weitere Züge niemand \
         beanspruchen kann, zählt halb.",
        "Schwarze Steine und die von ihnen umschlossenen Punkte: 112 + 86 = 198.",
    ],
    captions: [
        "Das Foto von Schwarz, mit dem, was darin gelesen wurde",
        "Tote Steine sind durchgestrichen",
        "Kleine Quadrate: wessen Gebiet ein Punkt ist",
    ],
    people: ["Schwarz: Jürgen Großmüller", "Weiß: Çağla Öztürk-Hohenzollern-Sigmaringen", "Schiedsrichterin"],
};

const CHINESE: Sentences = Sentences {
    title: "争议数子裁判记录",
    footer: FOOTER,
    answer: "黑胜13又3/4子",
    below: "与黑方所称相符。白方主张的184¼子，在任何一个未决问题上都无法达到。",
    headings: ["数子过程", "尚未解决的问题"],
    paragraph: "双方棋手都拍摄了终局的棋盘。两张照片显示的是同一局面：黑子112颗，白子97颗，其中白方四子已死。按照中国规则，\
        贴3又3/4子，361点的一半是180½；黑方共有198子。裁判说：“已经数过两遍……”，棋手柯洁、申真谞（신진서）与井山裕太——均无异议。\
        文件名IMG_20261122_120533.jpg。",
    head: ["棋手", "棋子", "地域", "贴目后子数"],
    rows: [
        ["黑：柯洁", "112", "86", "194¼"],
        ["白：欧阳震华（业余五段，北京市海淀区围棋协会会员）", "97", "66", "166¾"],
        ["差", "15", "20", "−27½"],
    ],
    steps: [
        "把死子从棋盘上拿走：C7、D18和N7。",
        "双方均分公气：每方一点，最后剩下的一点若不继续下棋则任何一方都不能要求占有，按照本次比赛的规程各得一半。",
        "数黑子及其所围的空点：112＋86＝198。",
    ],
    captions: ["黑方拍摄的照片，以及程序识别的结果", "打叉的是死子", "小方块表示该点属于哪一方"],
    people: ["黑：柯洁", "白：欧阳震华", "裁判"],
};

const JAPANESE: Sentences = Sentences {
    title: "整地の争いに関する記録",
    footer: FOOTER,
    answer: "黒の27目半勝ち",
    below: "黒の主張どおりです。白の主張する184目は、未解決の問題がどうなっても成り立ちません。",
    headings: ["数えたもの", "まだ決まっていないこと"],
    paragraph: "両対局者が終局後の盤面を撮影しました。二枚の写真は同じ局面を示しており、黒石は112個、白石は97個で、そのうち白の四子は\
        死んでいます。コミは6目半です。「二度数えました」と審判は言っています。ファイル名はIMG_20261122_120533.jpgで、\
        井山裕太・柯洁・신진서の三名も確認しました。",
    head: ["対局者", "石", "地", "コミ後の目数"],
    rows: [
        ["黒：井山裕太", "112", "86", "194.5"],
        ["白：勅使河原ジョナサン慎太郎（アマチュア五段・関西棋院所属）", "97", "66", "166.5"],
        ["差", "15", "20", "−27.5"],
    ],
    steps: [
        "死に石を盤から取り除きます：C7、D18、N7。",
        "ダメを詰めます。手入れが必要な箇所があれば、対局者は終局の前にそれを確認しなければならず、確認できないときは審判が決めます。",
        "黒の地を数えます：112＋86＝198。",
    ],
    captions: ["黒が撮影した写真と、読み取った結果", "×印は死に石です", "小さな四角はどちらの地かを示します"],
    people: ["黒：井山裕太", "白：勅使河原ジョナサン慎太郎", "審判"],
};

const KOREAN: Sentences = Sentences {
    title: "계가 분쟁에 관한 기록",
    footer: FOOTER,
    answer: "흑 27집 반 승",
    below: "흑의 주장과 같습니다. 백이 주장하는 184집은 남은 문제가 어떻게 되더라도 나올 수 없습니다.",
    headings: ["계가한 내용", "아직 정해지지 않은 것"],
    paragraph: "두 대국자가 종국 후의 바둑판을 촬영했습니다. 두 장의 사진은 같은 국면을 보여 주며, 흑돌은 112개, 백돌은 97개이고 그 가운데 \
        백 네 점은 죽은 돌입니다. 덤은 6집 반입니다. “두 번 세었다”고 심판은 말합니다. 파일 이름은 IMG_20261122_120533.jpg이며 \
        신진서, 柯洁, 井山裕太 세 사람도 확인했습니다.",
    head: ["대국자", "돌", "집", "덤을 뺀 집"],
    rows: [
        ["흑: 신진서", "112", "86", "194.5"],
        ["백: 남궁민수 (아마추어 5단, 서울특별시바둑협회 회원)", "97", "66", "166.5"],
        ["차이", "15", "20", "−27.5"],
    ],
    steps: [
        "죽은 돌을 판에서 들어냅니다: C7, D18, N7.",
        "공배를 메웁니다. 가일수가 필요한 곳이 있으면 대국자는 종국 전에 이를 확인해야 하며, 확인할 수 없을 때에는 심판이 정합니다.",
        "흑의 집을 셉니다: 112 + 86 = 198.",
    ],
    captions: [
        "흑이 찍은 사진과 읽어 낸 결과",
        "×표는 죽은 돌입니다",
        "작은 네모는 누구의 집인지를 나타냅니다",
    ],
    people: ["흑: 신진서", "백: 남궁민수", "심판"],
};

const UKRAINIAN: Sentences = Sentences {
    title: "Протокол спірного підрахунку",
    footer: FOOTER,
    answer: "Чорні виграють 13 ¾ цзи",
    below: "Як стверджують чорні. Те, що стверджують білі (184 ¼ очка), неможливе за жодної відповіді на відкриті питання.",
    headings: ["Що порахували", "Що ще відкрите"],
    paragraph: "Обидва гравці сфотографували дошку після гри. На світлинах та сама позиція: 112 чорних і 97 білих каменів, \
        з яких чотири білі мертві. За китайськими правилами з комі 7,5 половина від 361 очка — 180 ½, а чорні мають 198. \
        «Пораховано двічі», — каже суддя Ґалаґан; згодні й 柯洁 та 신진서.",
    head: ["Гравець", "Камені", "Територія", "Очки з комі"],
    rows: [
        ["Чорні: Сергій Ґудзь", "112", "86", "194,25"],
        ["Білі: Єлизавета Їжакевич-Нечуй-Левицька", "97", "66", "166,75"],
        ["Різниця", "15", "20", "−27,5"],
    ],
    steps: [
        "Мертві камені знімають із дошки: C7, D18 і N7.",
        "Нейтральні пункти ділять: кожному по одному, а останній, на який без подальших ходів не може претендувати ніхто, \
         рахують навпіл.",
        "Рахують чорні камені й оточені ними пункти: 112 + 86 = 198.",
    ],
    captions: [
        "Світлина чорних і те, що на ній прочитано",
        "Мертві камені перекреслено",
        "Квадратики: чия це територія",
    ],
    people: ["Чорні: Сергій Ґудзь", "Білі: Єлизавета Їжакевич-Нечуй-Левицька", "Суддя"],
};
