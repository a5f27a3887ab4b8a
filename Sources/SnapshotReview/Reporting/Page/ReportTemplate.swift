import SnapshotCore

/// The report's HTML, by Mustache: the frame that the script fills.
enum ReportTemplate {
    /// - Throws: where the template isn't one.
    static func render(_ content: [String: Any]) throws -> String {
        try HTMLTemplate.render(text, with: content)
    }

    /// Style and script stand without spaces around them, as the policy knows them by their hashes.
    private static let text = """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self'; script-src 'sha256-{{{scriptHash}}}'; style-src 'sha256-{{{styleHash}}}'; base-uri 'none'; form-action 'none'">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <meta name="referrer" content="no-referrer">
        <title>{{title}}</title>
        <style>{{{style}}}</style>
        </head>
        <body>
        <a class="skip" href="#entry">Skip to the picture</a>
        <header class="top">
        <div class="heading">
        <h1>{{tool}}</h1>
        <p>{{summary}}{{#hasCommit}} <span class="commit">{{commit}}</span>{{/hasCommit}}</p>
        </div>
        <div class="tools">
        <p id="progress" role="status"></p>
        <button type="button" id="save" aria-keyshortcuts="s">Save decisions</button>
        <button type="button" id="command" aria-keyshortcuts="c">Copy command</button>
        <label class="choice"><span>Appearance</span>
        <select id="appearance" autocomplete="off"><option value="">As the system</option><option value="light">Light</option><option value="dark">Dark</option></select></label>
        <button type="button" id="help" aria-keyshortcuts="?" aria-label="Help: keys">?</button>
        </div>
        </header>
        <noscript><p class="empty">This page shows its pictures by a script, which is switched off here. report.json beside it says the same.</p></noscript>
        <div class="columns">
        <nav aria-label="Pictures">
        <div class="filters">
        <input type="search" id="search" placeholder="Search names, texts, causes" aria-label="Search names, texts, causes" aria-keyshortcuts="/" autocomplete="off" spellcheck="false">
        <select id="screen" aria-label="Screen" autocomplete="off"></select>
        <div id="outcomes" role="group" aria-label="Outcomes"></div>
        <label class="choice"><input type="checkbox" id="undecided" autocomplete="off"> <span>Only undecided</span></label>
        <div class="listed"><p id="shown" role="status"></p><button type="button" id="accept-shown" hidden></button></div>
        </div>
        <ol id="list"></ol>
        </nav>
        <main id="entry" tabindex="-1">
        <p class="empty" id="nothing" hidden>Nothing to show.</p>
        <article id="article" aria-labelledby="name" hidden>
        <header class="entry">
        <div>
        <h2 id="name"></h2>
        <p id="verdict"></p>
        </div>
        <div class="deciding">
        <button type="button" id="previous" aria-keyshortcuts="k" aria-label="The picture before">↑</button>
        <button type="button" id="next" aria-keyshortcuts="j" aria-label="The next picture">↓</button>
        <button type="button" id="accept" class="accept" aria-keyshortcuts="a" aria-pressed="false">Accept</button>
        <button type="button" id="reject" class="reject" aria-keyshortcuts="r" aria-pressed="false">Reject</button>
        </div>
        </header>
        <section id="viewer" aria-label="Pictures">
        <div class="bar">
        <div id="modes" class="segments" role="group" aria-label="How the pictures are shown">
        {{#modes}}
        <button type="button" data-mode="{{mode}}" aria-keyshortcuts="{{key}}" aria-pressed="false">{{label}}</button>
        {{/modes}}
        </div>
        <div class="segments" role="group" aria-label="Zoom">
        <button type="button" id="zoom-out" aria-keyshortcuts="-" aria-label="Smaller">−</button>
        <button type="button" id="zoom-fit" aria-keyshortcuts="0">Fit</button>
        <button type="button" id="zoom-pixel" aria-keyshortcuts="9">1:1</button>
        <button type="button" id="zoom-in" aria-keyshortcuts="+" aria-label="Larger">+</button>
        </div>
        <output id="zoom"></output>
        <button type="button" id="regions-shown" aria-keyshortcuts="g" aria-pressed="true">Regions</button>
        <button type="button" id="blinking" aria-pressed="true" hidden>Blinking</button>
        </div>
        <div id="stage" role="group" tabindex="0" aria-label="Pictures: arrow keys move them, plus and minus zoom"></div>
        <label id="split-label" class="split" hidden><span>Baseline</span><input type="range" id="split" min="0" max="1000" value="500" autocomplete="off" aria-label="How much of the baseline is shown"><span>Drawn</span></label>
        <p id="pointer" aria-hidden="true"></p>
        </section>
        <div id="words"></div>
        </article>
        </main>
        </div>
        <dialog id="help-panel" aria-labelledby="help-title">
        <h2 id="help-title">Keys</h2>
        <dl class="keys">
        {{#keys}}
        <div><dt>{{key}}</dt><dd>{{does}}</dd></div>
        {{/keys}}
        </dl>
        <p>Drag moves the pictures, a double click zooms to pixels and back; with Ctrl the wheel zooms.</p>
        <form method="dialog"><button>Close</button></form>
        </dialog>
        <dialog id="command-panel" aria-labelledby="command-title">
        <h2 id="command-title">Accept by command</h2>
        <p id="command-note" role="status"></p>
        <textarea id="command-text" readonly rows="6" spellcheck="false" aria-label="Command"></textarea>
        <form method="dialog"><button>Close</button></form>
        </dialog>
        <script type="application/json" id="data">{{{data}}}</script>
        <script>{{{script}}}</script>
        </body>
        </html>

        """
}
