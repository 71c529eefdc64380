// What the page says: the program's own catalogues, of which it shows the messages that begin with "page-".

/** What stands on a point, or what becomes of a group, in one word. */
const IN_ONE_WORD = {
  black: "page-black",
  white: "page-white",
  empty: "page-empty",
  dead: "page-dead",
  alive: "page-alive",
};

export class Words {
  #messages = {};
  language = "en";
  rules = [];
  languages = [];

  /** Fetches a language; the program that hands out the page knows it where no file does. */
  async load(language, files = [`./words/${language}.json`, `./api/words?language=${language}`]) {
    for (const file of files) {
      const answer = await fetch(file).catch(() => null);
      if (!answer?.ok) continue;
      const { messages, rules, languages } = await answer.json();
      this.#messages = messages;
      Object.assign(this, { language, rules, languages });
      return;
    }
    throw new Error(`no words for ${language}`);
  }

  /** A message with its values. */
  say(name, values = {}) {
    const message = this.#messages[name] ?? name;
    return message.replace(/\{(\w+)\}/g, (whole, value) => String(values[value] ?? whole));
  }

  /** What stands on a point (`black`, `white`, `empty`), or what becomes of a group (`dead`, `alive`). */
  inOneWord(what) {
    return this.say(IN_ONE_WORD[what]);
  }

  /** Several facts in one sentence. */
  join(facts) {
    return facts.reduce((first, second) => this.say("page-and", { first, second }));
  }

  /** The rule set of a name. */
  ruleSet(name) {
    return this.rules.find((rules) => rules.name === name) ?? this.rules[0];
  }

  /** Says all that stands fixed on the page: `data-word` as text, `data-label` as name of a control. */
  fill(root) {
    document.documentElement.lang = this.language;
    document.title = this.say("page-title");
    for (const element of root.querySelectorAll("[data-word]")) {
      element.textContent = this.say(element.dataset.word);
    }
    for (const element of root.querySelectorAll("[data-label]")) {
      const label = this.say(element.dataset.label);
      element.setAttribute("aria-label", label);
      if (element.matches("button")) element.title = label;
    }
    for (const element of root.querySelectorAll("[data-placeholder]")) {
      element.placeholder = this.say(element.dataset.placeholder);
    }
  }
}

const SPOKEN = ["en", "de", "zh", "ja", "ko", "uk"];

/** The language to begin with: the person's choice, else the browser's, else English. */
export function languageToBeginWith(chosen) {
  const wanted = [chosen, ...(navigator.languages ?? [])];
  const known = wanted.map((tag) => tag?.toLowerCase().split("-")[0]).find((tag) => SPOKEN.includes(tag));
  return known ?? "en";
}
