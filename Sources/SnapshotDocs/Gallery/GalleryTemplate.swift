import SnapshotCore

/// The gallery's HTML, by Mustache.
enum GalleryTemplate {
    /// - Throws: where the template isn't one.
    static func render(_ content: [String: Any]) throws -> String {
        try HTMLTemplate.render(text, with: content)
    }

    /// The style stands without spaces around it, as the policy knows it by its hash.
    private static let text = """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'sha256-{{{styleHash}}}'; base-uri 'none'; form-action 'none'">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <meta name="referrer" content="no-referrer">
        <title>{{title}}</title>
        <style>{{{style}}}</style>
        </head>
        <body>
        <a class="skip" href="#pictures">Skip to the pictures</a>
        <header>
        <div><h1>{{title}}</h1><p>{{summary}}</p></div>
        <fieldset>
        <legend>Appearance</legend>
        <label><input type="radio" name="appearance" id="appearance-auto" autocomplete="off" checked> As the system</label>
        <label><input type="radio" name="appearance" id="appearance-light" autocomplete="off"> Light</label>
        <label><input type="radio" name="appearance" id="appearance-dark" autocomplete="off"> Dark</label>
        </fieldset>
        </header>
        <nav aria-label="Pictures">
        <ul>
        {{#pictures}}
        <li><a href="#picture-{{name}}">{{name}}</a></li>
        {{/pictures}}
        </ul>
        </nav>
        <main id="pictures">
        {{#pictures}}
        <article id="picture-{{name}}" class="{{kind}}" aria-labelledby="heading-{{name}}">
        <h2 id="heading-{{name}}"><a href="#picture-{{name}}">{{name}}</a></h2>
        <figure>
        {{#images}}
        <img class="{{kind}}" src="data:image/png;base64,{{{data}}}" width="{{width}}" height="{{height}}" alt="{{alternativeText}}" loading="lazy" decoding="async">
        {{/images}}
        </figure>
        {{#hasWords}}
        <div class="words">
        {{#caption}}
        <p>{{.}}</p>
        {{/caption}}
        {{#hasLegend}}
        <ol>
        {{#legend}}
        <li>{{.}}</li>
        {{/legend}}
        </ol>
        {{/hasLegend}}
        {{#pages}}
        <p class="pages">Shown by {{.}}</p>
        {{/pages}}
        {{#quotes}}
        <details open>
        <summary>{{name}}</summary>
        <pre tabindex="0" aria-label="Code of {{name}}"><code>{{code}}</code></pre>
        </details>
        {{/quotes}}
        </div>
        {{/hasWords}}
        </article>
        {{/pictures}}
        </main>
        </body>
        </html>

        """
}
