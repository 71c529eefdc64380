# shuzi, English: what only the page says

## The page

# Its opening
page-title = shuzi: count a Go board from a photo
page-invitation = Who won? Photograph the board.
page-what-it-does = shuzi reads the stones from your photo, asks about what it doubts, and counts by the rules you play.
page-how-to-photograph = Get the whole board into the picture, from as high as you can, without a hand over it.
page-stays-here = The photo stays on this device.
page-goes-to-computer = The photo goes to the computer that hands out this page, and nowhere else.
page-is-kept-there = That computer keeps the photo.
page-take-photo = Take a photo
page-choose-photo = Choose a photo
page-drop-or-paste = or drop a photo here, or paste one
page-add-photo = Add another photo of this board
page-photos = Photos of this board: { $count }
page-photo-unread = { $file } could not be used: { $reason }
# What it is doing
page-opening = Opening the photo…
page-opening-several = Opening photo { $number } of { $count }…
page-fetching = Fetching the program: { $percent } %
page-reading = Looking for the board and its stones…
page-judging = Judging life and death…
page-busy = The computer is busy. Trying again in { $seconds } s.
page-cancel = Cancel
# The camera, live
page-camera = Camera
page-shoot = Take the photo
page-shoot-alone = Auto
page-torch = Light
page-camera-zoom = Zoom
page-close-camera = Close the camera
page-camera-opening = Opening the camera…
page-fetching-first = Fetching the program…
page-camera-denied = The camera is not allowed here. Allow it in the browser's settings, or choose a photo.
page-camera-absent = There is no camera here. Choose a photo instead.
page-camera-taken = Another program is using the camera. Close it there, or choose a photo.
page-camera-lost = The camera was taken away. Open it again, or choose a photo.
page-move-left = Points lie under a reflection. Move a little to the left and take another photo.
page-move-right = Points lie under a reflection. Move a little to the right and take another photo.
page-shoot-again = Another photo
page-hint-good = Good. Hold still…
page-hint-no-board = Point the camera at the board
page-hint-several-boards = Several boards: tap yours
page-hint-cut-off = Get the whole board into the picture
page-hint-cut-off-top = The board goes on beyond the upper edge
page-hint-cut-off-right = The board goes on beyond the right edge
page-hint-cut-off-bottom = The board goes on beyond the lower edge
page-hint-cut-off-left = The board goes on beyond the left edge
page-hint-too-small = Go closer
page-hint-too-steep = Hold the camera higher
page-hint-too-dark = Turn on more light
page-hint-blurred = The picture is blurred: hold still
page-hint-glare = A reflection at { $points }: tilt or shade
page-hint-covered = Something lies over { $points }
page-hint-moving = Hold still
# The board
page-board = Board, { $size } lines, { $black } black and { $white } white stones
page-board-keys = The arrow keys move over the board, Enter changes the point, U undoes, the question mark shows all keys.
page-tap-changes = A tap changes
page-stones = Stones
page-dead-stones = Dead stones
page-corners = Corners
page-tap-a-point = Tap a point to change it: empty, black, white.
page-tap-a-group = Tap a group to call it dead or alive.
page-drag-corners = Drag each ring onto the outermost crossing of the board's lines.
page-size = Lines
page-other-size = Other
page-other-sizes = Other numbers of lines
page-find-corners = Find the board automatically
page-corner = Corner { $number } of 4
page-photo = Photo
page-diagram = Diagram
page-show-marks = Show what was read
page-counted-before = Boards counted before
page-delete = Delete
page-delete-all = Delete all
page-link = Link to the board
page-copy = Copy
page-link-copied = The link is copied.
page-bad-link = This link does not lead to a board.
page-from-link = This board came from a link.
page-turn = Turn the diagram
page-install = Install shuzi on this device
page-zoom-in = Zoom in
page-zoom-out = Zoom out
page-whole-board = Show the whole board
page-undo = Undo
page-redo = Redo
page-done = Done
page-close = Close
# What a point is, as it is read aloud and named
page-point-is = { $point }: { $what }
page-and = { $first }, { $second }
page-black = black
page-white = white
page-empty = empty
page-alive = alive
page-dead = dead
page-black-area = Black's
page-white-area = White's
page-dame = open dame
page-shared = shared in seki
page-unsealed = open border
page-doubtful = doubtful
page-asked-about = asked about
page-read-black = read as black
page-read-white = read as white
page-dead-stone = dead stone
page-corrected = changed by you
page-marks = What the marks mean
# Questions
page-question = Question { $number } of { $count }
page-proposed = proposed
page-one-by-one = One by one
page-tap-wrong-point = Tap the point that is misread, or choose:
page-skip = Skip
page-all-as-proposed = All as proposed
page-back = Back
page-later = Look at the board first
page-open-questions = Open questions: { $count }
page-open-but-decided = Open questions that cannot change the winner: { $count }
page-answer-them = Answer
# The result
page-result = Result
page-next-board = Next board
page-retake = Retake
page-if-confirmed = if the open questions are confirmed
page-as-it-stands = as the board stands; please see below
page-checking = checking…
page-weighing = Finding out which doubts matter
page-no-result = No result
page-not-finished = This game is not finished.
page-save-position = Save the position
page-count-anyway = Count anyway
page-how-counted = How it is counted
page-to-be-known = Please note
# The rules
page-rules = Rules
page-komi = Komi
page-komi-not-taken = Komi is a whole or half number of points, from −{ $most } to { $most }. Still counted with { $komi }.
page-komi-in-points = { $zi } zi are { $points } points: komi is written in points here.
page-number-not-taken = This is a whole number from 0 to { $most }.
page-handicap = Handicap stones
page-bonus = White's bonus for the handicap
page-bonus-by-rules = as the rules have it
page-bonus-none = none
page-bonus-each = 1 point for each stone
page-bonus-but-one = 1 point for each stone but one
page-black-prisoners = Captured black stones
page-white-prisoners = Captured white stones
page-not-known = not known
page-prisoners-before = Without the dead stones still on the board.
# Saving and sharing
page-save = Save or share
page-download = Save
page-share = Share
page-picture = Picture with the result
page-record = Game record (SGF)
page-data = Data (JSON)
page-saved = Saved: { $file }
page-not-shared = It could not be shared; it was saved instead.
# When a photo is refused
page-another-photo = Another photo
page-put-corners = Set the four corners yourself
page-vouch-for-lines = It is the whole board: { $lines } × { $lines }
page-which-board = Which board? From the left:
page-board-number = Board { $number }
page-to-board = Back to the board
page-try-again = Try again
page-not-a-photo = That is not a photo.
page-cannot-open = This browser cannot open photos of this kind. Save it as JPEG, or set the camera to “most compatible”.
page-cannot-show = This browser cannot show the photo, so the board is drawn instead.
page-answers-left-out = Answers that no longer fit the board and were left out: { $count }
page-one-photo-only = Corners and lines are of one photo: the other photos are left out.
page-failed = That did not work: { $message }
# What counts, and what is kept
page-settings = Settings
page-language = Language
page-light-and-dark = Light and dark
page-as-device = as on this device
page-light = light
page-dark = dark
page-counts-here = Counts on this device
page-counts-there = Counts on the computer that hands out this page
page-counts-nowhere = Nothing here can count: no computer answers, and this page came without the program.
page-only-here = Count on this device only
page-now-here = The computer does not answer. This device counts now.
page-found-again = Your last board is here again.
page-kept = This device keeps the board and its photos until you forget them or take a new photo.
page-not-kept = This browser keeps nothing: the board is gone when you leave the page.
page-forget = Forget this board
page-forgotten = The board and its photos are gone from this device.
page-new-version = There is a new version of this page.
page-load-it = Load it
# Help
page-help = Help
page-help-touch = Two fingers zoom and move the photo. Hold a finger on the board, then slide, to aim exactly. Tap twice quickly to zoom in.
page-keys = Keys
page-key-arrows = arrows
page-key-move = move over the board
page-key-change = change the point or group; accept what is proposed
page-key-stones = black, white, empty
page-key-life = alive, dead
page-key-one-by-one = ask about points one by one
page-key-skip = skip the question
page-key-undo = undo; with Shift: redo
page-key-zoom = zoom in, zoom out, whole board
page-key-mode = stones, dead stones, corners
page-key-view = photo or diagram
# The review of a batch
page-review-title = Review of a batch
page-review-photos = Photos
page-review-show = Show
page-review-open = To review
page-review-asked = With questions
page-review-refused = Refused
page-review-settled = No review needed
page-review-corrected = Reviewed
page-review-all = All
page-review-order = Order
page-review-by-doubt = Most doubtful first
page-review-by-name = By name
page-review-name-contains = Name contains
page-review-total = Photos in the list: { $count }
page-review-view = View
page-review-drawing = Drawing
page-review-board = Board: arrow keys move from point to point; B, W, E state a stone, A and D a group
page-review-loading = The photo is being fetched…
page-review-answers = Questions and answers
page-review-previous = Back
page-review-next = Next
page-review-put-corners = Set the corners
page-review-find-lines = find out
page-review-read-again = Read again
page-review-keys-short = Enter accepts and goes on. ← → without accepting, U undoes, ? shows all keys.
page-review-bulk = Accept what cannot change the winner
page-review-bulk-what = For some photos, no answer to the open questions changes who wins, not even several together. What is proposed for them can be accepted unseen. This can be undone.
page-review-weighing = Photos that were weighed
page-review-bulk-weighing = Found so far: { $count }. Still to be weighed: { $left }
page-review-bulk-count = Photos that can be accepted: { $count }
page-review-bulk-accept = Accept as proposed: { $count }
page-review-help-tap = A tap on a doubtful point changes its stone, a tap on a doubtful group its fate. Any other point can be changed, too. Wheel or two fingers zoom, dragging moves.
page-review-status-asked = with questions
page-review-status-refused = refused
page-review-status-settled = no review needed
page-review-status-corrected = reviewed
page-review-group = Group at { $point } (stones: { $stones })
page-review-unfit = What is stated does not fit this photo: { $why }
page-review-accept = Accept as proposed, next
page-review-accept-changed = Accept as stated, next
page-review-accept-refusal = Confirm: no position, next
page-review-key-accept = accept and go to the next photo
page-review-key-move = previous and next photo, without accepting
page-review-key-question = previous and next question
page-review-key-view = drawing, diagram, photo
page-review-none = No photo to show
page-review-place = { $number } of { $count }
page-review-same-photo = The same photo: { $names }
page-review-look-again = Look again
page-review-decide = { $point }: nothing is proposed for this group. Press A or D first.
page-review-last = That was the last photo of this list.
page-review-taken-back = Taken back: { $count }
page-review-more-questions = { $name }: the answers raise new questions ({ $count }).
page-review-not-saved = Not saved: { $name }. { $reason }
page-review-progress = { $done } of { $count } reviewed
page-review-progress-rate = { $done } of { $count } reviewed, { $rate } a minute
page-review-saving = Saving: { $count }
page-review-accepted = Accepted: { $count }
page-review-no-picture = The picture cannot be shown.

## A refused photo, and what to do about it

refused-unreadable = The file cannot be read as a photo.
advice-unreadable = It may be damaged. Take the photo again, or choose another one.
refused-unsupported-format = Photos of this format cannot be read here.
advice-unsupported-format = Save it as JPEG or PNG, or take the photo with this page.
refused-too-large = The photo is too large.
advice-too-large = Save a smaller copy of it, or take the photo with less resolution.
refused-too-small = The photo is too small to tell the stones apart.
advice-too-small = Take it again from closer up, or choose the original instead of a preview.
refused-no-board = No Go board can be seen in the photo.
advice-no-board = Hold the phone higher above the board, get the whole board into the picture, and take your hands away; or set the four corners yourself.
refused-several-boards = More than one board is in the photo.
advice-several-boards = Tap yours in the photo, or photograph it alone.
refused-board-cut-off = The board goes on beyond { $edge ->
        [top] the upper edge
        [right] the right edge
        [bottom] the lower edge
        [left] the left edge
       *[several] the edges
    } of the photo.
advice-board-cut-off = Step back until the whole board is in the picture, and take the photo again.
refused-may-be-part = { $lines }×{ $lines } lines are in the photo, and the board may go on beyond { $edge ->
        [top] the upper edge
        [right] the right edge
        [bottom] the lower edge
        [left] the left edge
       *[several] the edges
    }.
advice-may-be-part = Photograph it again with some of the table around it, or say that these lines are the whole board.
refused-too-blurred = The photo is too blurred to find lines or stones.
advice-too-blurred = Hold the phone still, let it focus on the board, and take the photo again.
refused-too-dark = The photo is too dark.
advice-too-dark = Turn on more light, and take the photo again.
refused-doubtful-grid = The lines of the board cannot be made out well enough.
advice-doubtful-grid = Drag the outline onto the board, or take the photo from higher above.
refused-covered = Something covers { $points } points of the board.
advice-covered = Take hands and other things off the board, and photograph it again.
refused-indistinct = Too much of the board cannot be made out: { $points } points.
advice-indistinct = Turn on more light, avoid reflections, hold the phone still, and take the photo again; or check that the outline lies on the board.
refused-no-such-board = There are fewer boards in the photo.
advice-no-such-board = Boards are counted from the left, from 1.
refused-bad-corners = These four corners do not span a board.
advice-bad-corners = Put each one onto the outermost crossing of the lines, in order around the board.
refused-different-boards = The photos do not show the same position.
advice-different-boards = Use only photos of one board on which nothing was moved in between.
refused-internal = shuzi failed on this photo.
advice-internal = This is a fault of shuzi: please report it. Another photo may work.
