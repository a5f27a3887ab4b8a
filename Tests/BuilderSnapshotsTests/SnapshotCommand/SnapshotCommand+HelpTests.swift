import ArgumentParser
import Testing

@testable import SnapshotCommand
@testable import SnapshotCore

/// The help texts, whole, at 80 columns.
@MainActor
@Suite struct SnapshotCommandHelpTests {
    @Test func root() {
        #expect(
            help(SnapshotCommand.self) == """
                OVERVIEW: Renders screens made of UIKit and Builder views to PNG files.

                Example: snapshot render card --device iphone-12

                Results go to standard output, messages to standard error. The exit code is 0
                for success, 1 if a screen can't be rendered, 64 for a usage error, 65 for
                invalid data, 66 for a file that can't be read, 73 for a file that can't be
                written. “verify”, “docs --check” and “diff” exit with 0 if everything is the
                same, 1 if something differs, 2 if a comparison failed, and “audit” with 1 if
                it finds something.

                USAGE: snapshot <subcommand>

                OPTIONS:
                  --version               Show the version.
                  -h, --help              Show help information.

                SUBCOMMANDS:
                  render                  Renders screens to files, or writes their views as
                                          text or JSON.
                  show                    Shows screens in the terminal.
                  verify                  Renders every declared picture and compares it with
                                          its baseline.
                  record                  Records the baselines of screens.
                  prune                   Deletes baselines that no screen declares.
                  audit                   Finds what keeps people from seeing, hearing or
                                          touching a screen.
                  diff                    Compares two pictures.
                  merge                   Merges the results of a run's shards.
                  report                  Creates a page for reviewing a run's pictures.
                  approve                 Makes the candidates of a failed run baselines.
                  doctor                  Checks whether pictures can be compared on this
                                          machine.
                  fonts                   Lists the fonts that the screens are rendered with,
                                          or pins them.
                  explain                 Explains which constraints determine the views'
                                          frames.
                  inspect                 Shows a screen in the terminal with the reasons for
                                          its views' frames.
                  list                    Lists the screens.
                  devices                 Lists the devices that screens can be rendered for.
                  init                    Creates a gallery of an app's sources, and reports
                                          what doesn't compile.
                  docs                    Renders the pictures of the documentation and inserts
                                          them into its pages.
                  store                   Renders the pictures of an app's page in the App
                                          Store.
                  watch                   Builds and draws the screens each time a source file
                                          is saved.
                  serve                   Shows all screens in a browser on this machine.
                  mcp                     Serves the screens to an agent, by the Model Context
                                          Protocol.
                  history                 Lists the commits that changed baselines, and why.
                  stats                   Prints the size of the baselines and its growth.
                  git-setup               Configures git to show and merge baselines as
                                          pictures.

                  See 'snapshot help <subcommand>' for detailed help.
                """)
    }

    @Test func render() {
        #expect(
            help(RenderCommand.self) == """
                OVERVIEW: Renders screens to files, or writes their views as text or JSON.

                Example: snapshot render card list --output pictures --device iphone-se-3rd
                --appearance dark

                A slash selects a state of a screen: orders/empty is written to
                orders.empty.png.

                Options such as --devices, --text-sizes and --locales draw each screen with
                every combination of their values, to <screen>.<configuration>.png.

                With --contact-sheet all pictures are written to one file instead, a row for
                each screen, with captions.

                Prints the paths of the files, one per line. If a screen can't be rendered, the
                others still are.

                The text has one line per view: class, identifier, frame in the superview's
                coordinates (points), state and text. JSON has an object for each view, with
                the keys alpha, class, colors, frame, hidden, identifier, pictureFrame,
                subviews, text and others: frames in the superview and in the picture, and the
                colors set on the view.

                USAGE: snapshot render [<options>] <screen> ...

                ARGUMENTS:
                  <screen>                The names of screens; “list” prints all names.

                RENDERING:
                  --device <name>         The iPhone or iPad to render for; case, spaces and
                                          hyphens are ignored. (default: iPhone 12)
                  --appearance <appearance>
                                          Light or dark. (default: light) (values: light, dark)
                  --scale <pixels>        The pixels per point: a number above 0 and at most
                                          100. (default: the device's scale)
                  --width <points>        Renders the bare view, with this width and the height
                                          of its content, instead of the whole screen: a number
                                          above 0 and at most 100000.
                  --full-content          Renders the whole content of a scrolling screen.
                  --status-bar            Renders a status bar with the time 9:41.
                  --data <file>           A JSON file with the data of the screens, instead of
                                          sample data.
                  --now <date>            The ISO 8601 date and time at which screens without
                                          one of their own are rendered. (default:
                                          2026-01-01T09:41:00Z)
                  --time-zone <identifier>
                                          The time zone of screens without one of their own,
                                          such as Europe/Berlin. (default: UTC)
                  --locale <identifier>   The locale of screens without one of their own, such
                                          as de_DE. (default: en_001)
                  --design <design>       The look of the system's views of screens without one
                                          of their own; ios18 by default. (values: ios18, ios26)

                WAYS TO SEE A SCREEN:
                  --devices <names>       The iPhones and iPads, such as iphone-se-3rd,ipad-11.
                  --appearances <light,dark>
                                          Light and dark.
                  --orientations <portrait,landscape>
                                          The orientations.
                  --text-sizes <sizes>    The text sizes: xs, s, m, l (a new device's), xl,
                                          xxl, xxxl, and ax1 to ax5 for those of Accessibility.
                  --locales <identifiers> The locales, such as en,de_DE,ar; a language that is
                                          written from right to left mirrors screens.
                  --directions <ltr,rtl>  The layout directions, whatever the language.
                  --contrast <normal,high>
                                          The contrasts: high is Increase Contrast.
                  --text-weights <regular,bold>
                                          The weights of text: bold is Bold Text.
                  --splits <full,third,half,two-thirds>
                                          The parts of an iPad's screen.
                  --pairwise              Only so many configurations that every two values of
                                          these options meet in one of them.

                OPTIONS:
                  --jobs <count>          The number of pictures to paint in parallel, at least
                                          1. (default: the number of cores)
                  -o, --output <file|folder>
                                          The file for one screen, if the name ends in the
                                          extension of a format, such as .png; - for standard
                                          output; otherwise the folder for <screen>.png,
                                          created if it is missing. (default: the current
                                          folder; for the text or JSON of one screen, standard
                                          output)
                  --format <format>       A picture (png), a moving picture of a flow (apng), a
                                          page in which text stays text (pdf, svg), the tree of
                                          the views (txt, json), or the elements that VoiceOver
                                          visits, in a picture or as text (accessibility,
                                          accessibility-text). (default: the extension of
                                          --output, else png) (values: png, apng, pdf, svg,
                                          txt, json, accessibility, accessibility-text)
                  --frame                 Draws the device around each whole screen: bezel,
                                          rounded corners, cut-out and buttons, on a
                                          transparent background.
                  --contact-sheet <file>  Only renders the pictures to one PNG file, with
                                          captions.
                  --timeout <seconds>     The time limit for each picture, in seconds above 0;
                                          a process that exceeds it is stopped. (default: 120.0)
                  --version               Show the version.
                  -h, --help              Show help information.
                """)
    }

    @Test func store() {
        #expect(
            help(StoreCommand.self) == """
                OVERVIEW: Renders the pictures of an app's page in the App Store.

                Example: snapshot store card list --locales en-US,de-DE --template store.json

                Renders each screen on each device in each language, in the sizes that App
                Store Connect takes, with a status bar and without an alpha channel, to
                <locale>/<order>_<device>_<screen>.png, as fastlane's deliver reads them. The
                order is that of the screens on the command line; the store takes at most 10
                pictures for each size of displays and language.

                A template is a JSON file with a background (a color, a gradient or an image),
                captions for screens and languages, and the devices' frames:

                {
                  "background": {"from": "#FF9500", "to": "#FF2D55"},
                  "frame": true,
                  "caption": {"color": "#FFFFFF", "size": 8},
                  "captions": {"card": {"en-US": "All in one", "de-DE": "Alles in einem"}}
                }

                Prints the paths of the files, one per line. If a screen can't be rendered, the
                others still are.

                USAGE: snapshot store [<options>] <screen> ...

                ARGUMENTS:
                  <screen>                The names of screens; “list” prints all names.

                RENDERING:
                  --now <date>            The ISO 8601 date and time at which screens without
                                          one of their own are rendered. (default:
                                          2026-01-01T09:41:00Z)
                  --time-zone <identifier>
                                          The time zone of screens without one of their own,
                                          such as Europe/Berlin. (default: UTC)
                  --locale <identifier>   The locale of screens without one of their own, such
                                          as de_DE. (default: en_001)
                  --design <design>       The look of the system's views of screens without one
                                          of their own; ios18 by default. (values: ios18, ios26)

                OPTIONS:
                  --jobs <count>          The number of pictures to paint in parallel, at least
                                          1. (default: the number of cores)
                  -o, --output <folder>   The folder for
                                          <locale>/<order>_<device>_<screen>.png. (default:
                                          fastlane/screenshots)
                  --template <file>       A JSON file with background, captions and frames;
                                          images are relative to its folder.
                  --devices <names>       The iPhones and iPads, such as
                                          iphone-16-pro-max,ipad-pro-13-m4. (default: these, of
                                          the sizes that the store requires)
                  --locales <codes>       The languages, by App Store Connect's codes, such as
                                          en-US,ar-SA,zh-Hans; en is en-US. (default: en-US)
                  --appearance <appearance>
                                          Light or dark. (values: light, dark; default: light)
                  --landscape             Renders devices in landscape.
                  --frame                 Draws the devices around the screens, over the
                                          template's background or white.
                  --no-status-bar         Renders no status bar.
                  --timeout <seconds>     The time limit for each picture, in seconds above 0;
                                          a process that exceeds it is stopped. (default: 120.0)
                  --version               Show the version.
                  -h, --help              Show help information.
                """)
    }

    @Test func show() {
        #expect(
            help(ShowCommand.self) == """
                OVERVIEW: Shows screens in the terminal.

                Example: snapshot show card --appearance dark

                Renders a screen like “render”, scaled down to fit. Uses Kitty's graphics
                protocol if the terminal supports it, otherwise colored half blocks. In tmux,
                Kitty's protocol needs the option allow-passthrough. With NO_COLOR, half blocks
                need --protocol blocks.

                USAGE: snapshot show [<options>] <screen> ...

                ARGUMENTS:
                  <screen>                The names of screens; “list” prints all names.

                RENDERING:
                  --device <name>         The iPhone or iPad to render for; case, spaces and
                                          hyphens are ignored. (default: iPhone 12)
                  --appearance <appearance>
                                          Light or dark. (default: light) (values: light, dark)
                  --scale <pixels>        The pixels per point: a number above 0 and at most
                                          100. (default: the device's scale)
                  --width <points>        Renders the bare view, with this width and the height
                                          of its content, instead of the whole screen: a number
                                          above 0 and at most 100000.
                  --full-content          Renders the whole content of a scrolling screen.
                  --status-bar            Renders a status bar with the time 9:41.
                  --data <file>           A JSON file with the data of the screens, instead of
                                          sample data.
                  --now <date>            The ISO 8601 date and time at which screens without
                                          one of their own are rendered. (default:
                                          2026-01-01T09:41:00Z)
                  --time-zone <identifier>
                                          The time zone of screens without one of their own,
                                          such as Europe/Berlin. (default: UTC)
                  --locale <identifier>   The locale of screens without one of their own, such
                                          as de_DE. (default: en_001)
                  --design <design>       The look of the system's views of screens without one
                                          of their own; ios18 by default. (values: ios18, ios26)

                OPTIONS:
                  --jobs <count>          The number of pictures to paint in parallel, at least
                                          1. (default: the number of cores)
                  --protocol <protocol>   How to show the picture: auto (the best protocol of
                                          the terminal), kitty or blocks (even if output isn't
                                          a terminal). (values: auto, kitty, blocks; default:
                                          auto)
                  --columns <count>       The maximum width of a picture in columns, 1 to 1000;
                                          its height is then unlimited. Pictures are never
                                          enlarged. (default: the picture fits the terminal)
                  --version               Show the version.
                  -h, --help              Show help information.
                """)
    }

    @Test func list() {
        #expect(
            help(ListCommand.self) == """
                OVERVIEW: Lists the screens.

                Example: snapshot list --json

                In JSON each screen has name, title, takesData, and the names of the states and
                configurations that it has baselines for; and isIncomplete if parts of the type
                that it shows are left out, since they don't compile on Linux.

                USAGE: snapshot list [--json]

                OPTIONS:
                  --json                  Writes JSON.
                  --version               Show the version.
                  -h, --help              Show help information.
                """)
    }

    @Test func devices() {
        #expect(
            help(DevicesCommand.self) == """
                OVERVIEW: Lists the devices that screens can be rendered for.

                Example: snapshot devices --json

                Sizes are in points, in portrait, followed by the scale and the size in pixels.

                USAGE: snapshot devices [--json]

                OPTIONS:
                  --json                  Writes JSON, with safe areas in points and all names.
                  --version               Show the version.
                  -h, --help              Show help information.
                """)
    }

    @Test func record() {
        #expect(
            help(RecordCommand.self) == """
                OVERVIEW: Records the baselines of screens.

                Example: snapshot record card list

                Renders each screen in all its configurations, and prints the paths of new and
                changed files. Files with the same pixels and views aren't rewritten. After an
                interruption each file is either unchanged or new.

                USAGE: snapshot record [<options>] [<screen> ...]

                ARGUMENTS:
                  <screen>                The names of screens, or <screen>/<state>; “list”
                                          prints them. (default: all)

                RUNNING:
                  --artifacts <folder>    The folder for pictures of failures and results.json.
                                          (default: the variable SNAPSHOT_ARTIFACTS, else
                                          .build/snapshot-failures)
                  --jobs <count>          The number of processes that render, at least 1.
                                          (default: the number of cores)
                  --timeout <seconds>     The time limit for each picture, in seconds above 0;
                                          a process that exceeds it is stopped. (default: 120.0)

                RENDERING:
                  --now <date>            The ISO 8601 date and time at which screens without
                                          one of their own are rendered. (default:
                                          2026-01-01T09:41:00Z)
                  --time-zone <identifier>
                                          The time zone of screens without one of their own,
                                          such as Europe/Berlin. (default: UTC)
                  --locale <identifier>   The locale of screens without one of their own, such
                                          as de_DE. (default: en_001)
                  --design <design>       The look of the system's views of screens without one
                                          of their own; ios18 by default. (values: ios18, ios26)

                WAYS TO SEE A SCREEN:
                  --devices <names>       The iPhones and iPads, such as iphone-se-3rd,ipad-11.
                  --appearances <light,dark>
                                          Light and dark.
                  --orientations <portrait,landscape>
                                          The orientations.
                  --text-sizes <sizes>    The text sizes: xs, s, m, l (a new device's), xl,
                                          xxl, xxxl, and ax1 to ax5 for those of Accessibility.
                  --locales <identifiers> The locales, such as en,de_DE,ar; a language that is
                                          written from right to left mirrors screens.
                  --directions <ltr,rtl>  The layout directions, whatever the language.
                  --contrast <normal,high>
                                          The contrasts: high is Increase Contrast.
                  --text-weights <regular,bold>
                                          The weights of text: bold is Bold Text.
                  --splits <full,third,half,two-thirds>
                                          The parts of an iPad's screen.
                  --pairwise              Only so many configurations that every two values of
                                          these options meet in one of them.

                OPTIONS:
                  --filter <pattern>      Only pictures whose name, such as
                                          card/iphone-12.light, contains this text. A pattern
                                          with * or ? must match the whole name; a leading !
                                          excludes; commas separate several.
                  --shard <k/n>           Only the k-th of n parts of the pictures. (default:
                                          the variable SNAPSHOT_SHARD, or those of GitLab,
                                          CircleCI, Buildkite, Slurm, Kubernetes and GNU
                                          parallel)
                  --first                 Only the first picture of each screen and state.
                  --baselines, --to <folder>
                                          The folder of <screen>/<configuration>.png, created
                                          if it is missing. (default: Snapshots)
                  --mode <mode>           The baselines to record: all, missing, or failed
                                          (missing, unreadable or different). (values: all,
                                          missing, failed, never; default: all)
                  --compact               Writes smaller files with the same pixels; takes
                                          longer.
                  --version               Show the version.
                  -h, --help              Show help information.
                """)
    }

    @Test func initialize() {
        #expect(
            help(InitCommand.self) == """
                OVERVIEW: Creates a gallery of an app's sources, and reports what doesn't
                compile.

                Example: snapshot init ../MyApp

                Writes a package beside the sources: a target with copies of the app's files
                that are rewritten for Linux whenever the package is built, and a command with
                a first catalog of screens. The app's own files aren't changed. Then it
                compiles the package. What the compiler refuses is left out, part by part,
                until the rest compiles, and the causes are reported with their locations.

                With --agents it writes files for agents instead, whose other text stays as it
                is.

                The exit code is 1 if the gallery doesn't compile.

                USAGE: snapshot init [<path>] [--name <name>] [--builder <path|url>] [--package-sources <folder> ...] [--no-build] [--check] [--strict] [--all] [--agents]

                ARGUMENTS:
                  <path>                  The folder of an app's sources, or of a Swift
                                          package. (default: the current folder)

                OPTIONS:
                  --name <name>           The name of the new folder, the package and its
                                          command. (default: SnapshotGallery)
                  --builder <path|url>    The location of Builder: a folder, a git URL, or
                                          URL#branch. (default: the folder that this command
                                          was built from)
                  --package-sources <folder>
                                          A folder with the sources of a package that the app
                                          imports, or of several. Can be repeated.
                  --no-build              Only scans the sources, without compiling.
                  --check                 Compiles an existing gallery again, and finds anew
                                          what has to be left out.
                  --strict                Leaves nothing out: reports what doesn't compile, and
                                          ends with exit code 1.
                  --all                   Lists every location in the report, however many
                                          there are.
                  --agents                Only writes how agents see the screens: a section of
                                          AGENTS.md, and the skill see-screens in .claude.
                  --version               Show the version.
                  -h, --help              Show help information.
                """)
    }

    @Test func theNameIsTheTools() async {
        let tool = SnapshotTool(catalog: Gallery.catalog, name: "gallery")
        let text = help(RenderCommand.self, of: tool)
        #expect(text.contains("Example: gallery render box greeting"))
        #expect(text.contains("USAGE: gallery render"))
    }

    /// `--help` lists what the parser accepts.
    @Test func helpGoesToStandardOutput() async {
        for arguments in [["render", "--help"], ["help", "render"], ["render", "-h"]] {
            let run = await ToolRun(arguments)
            #expect(run.status == .success)
            #expect(run.text.hasPrefix("OVERVIEW: Renders screens to files, or"))
            #expect(run.messages.isEmpty)
        }
    }

    @Test func explain() {
        #expect(
            help(ExplainCommand.self) == """
                OVERVIEW: Explains which constraints determine the views' frames.

                Example: snapshot explain card --view title

                Prints the frame of each view and, for each edge and length, the constraints
                that determine it; with --view also the constraints that these depend on, down
                to given sizes. Conflicting constraints, with UIKit's message, and views with
                an ambiguous layout come first.

                USAGE: snapshot explain [<options>] <screen>

                ARGUMENTS:
                  <screen>                The name of a screen; “list” prints all names.

                RENDERING:
                  --device <name>         The iPhone or iPad to render for; case, spaces and
                                          hyphens are ignored. (default: iPhone 12)
                  --appearance <appearance>
                                          Light or dark. (default: light) (values: light, dark)
                  --scale <pixels>        The pixels per point: a number above 0 and at most
                                          100. (default: the device's scale)
                  --width <points>        Renders the bare view, with this width and the height
                                          of its content, instead of the whole screen: a number
                                          above 0 and at most 100000.
                  --full-content          Renders the whole content of a scrolling screen.
                  --status-bar            Renders a status bar with the time 9:41.
                  --data <file>           A JSON file with the data of the screens, instead of
                                          sample data.
                  --now <date>            The ISO 8601 date and time at which screens without
                                          one of their own are rendered. (default:
                                          2026-01-01T09:41:00Z)
                  --time-zone <identifier>
                                          The time zone of screens without one of their own,
                                          such as Europe/Berlin. (default: UTC)
                  --locale <identifier>   The locale of screens without one of their own, such
                                          as de_DE. (default: en_001)
                  --design <design>       The look of the system's views of screens without one
                                          of their own; ios18 by default. (values: ios18, ios26)

                OPTIONS:
                  --view <identifier>     Explains one view, with this accessibility
                                          identifier, or this text or class if it is unique.
                  --json                  Writes JSON.
                  --version               Show the version.
                  -h, --help              Show help information.
                """)
    }

    @Test func verify() {
        #expect(
            help(VerifyCommand.self) == """
                OVERVIEW: Renders every declared picture and compares it with its baseline.

                Example: snapshot verify --junit verify.xml

                For each failure it prints the regions that differ, the changed views, and the
                paths of the rendered picture and of a picture of the differences. Baselines
                that no screen declares are listed; “prune” deletes them. A terminal shows the
                region that differs most, recorded and rendered.

                A picture that an earlier run proved to be the same isn't rendered again,
                unless the program, a file or variable that it read, or the baseline has
                changed.

                The exit code is 0 if everything is the same, 1 if a picture differs, has no
                baseline or was recorded, 2 if a comparison failed: an unreadable baseline, one
                rendered with other libraries or fonts, a screen that can't be rendered, a
                process that crashed, or a selection without pictures.

                USAGE: snapshot verify [<options>] [<screen> ...]

                ARGUMENTS:
                  <screen>                The names of screens, or <screen>/<state>; “list”
                                          prints them. (default: all)

                RUNNING:
                  --artifacts <folder>    The folder for pictures of failures and results.json.
                                          (default: the variable SNAPSHOT_ARTIFACTS, else
                                          .build/snapshot-failures)
                  --jobs <count>          The number of processes that render, at least 1.
                                          (default: the number of cores)
                  --timeout <seconds>     The time limit for each picture, in seconds above 0;
                                          a process that exceeds it is stopped. (default: 120.0)

                RENDERING:
                  --now <date>            The ISO 8601 date and time at which screens without
                                          one of their own are rendered. (default:
                                          2026-01-01T09:41:00Z)
                  --time-zone <identifier>
                                          The time zone of screens without one of their own,
                                          such as Europe/Berlin. (default: UTC)
                  --locale <identifier>   The locale of screens without one of their own, such
                                          as de_DE. (default: en_001)
                  --design <design>       The look of the system's views of screens without one
                                          of their own; ios18 by default. (values: ios18, ios26)

                WAYS TO SEE A SCREEN:
                  --devices <names>       The iPhones and iPads, such as iphone-se-3rd,ipad-11.
                  --appearances <light,dark>
                                          Light and dark.
                  --orientations <portrait,landscape>
                                          The orientations.
                  --text-sizes <sizes>    The text sizes: xs, s, m, l (a new device's), xl,
                                          xxl, xxxl, and ax1 to ax5 for those of Accessibility.
                  --locales <identifiers> The locales, such as en,de_DE,ar; a language that is
                                          written from right to left mirrors screens.
                  --directions <ltr,rtl>  The layout directions, whatever the language.
                  --contrast <normal,high>
                                          The contrasts: high is Increase Contrast.
                  --text-weights <regular,bold>
                                          The weights of text: bold is Bold Text.
                  --splits <full,third,half,two-thirds>
                                          The parts of an iPad's screen.
                  --pairwise              Only so many configurations that every two values of
                                          these options meet in one of them.

                OPTIONS:
                  --filter <pattern>      Only pictures whose name, such as
                                          card/iphone-12.light, contains this text. A pattern
                                          with * or ? must match the whole name; a leading !
                                          excludes; commas separate several.
                  --shard <k/n>           Only the k-th of n parts of the pictures. (default:
                                          the variable SNAPSHOT_SHARD, or those of GitLab,
                                          CircleCI, Buildkite, Slurm, Kubernetes and GNU
                                          parallel)
                  --first                 Only the first picture of each screen and state.
                  --baselines <folder>    The folder of <screen>/<configuration>.png. (default:
                                          Snapshots)
                  --record <mode>         The baselines to record: all, missing, failed or
                                          never. A run that records one fails. (default: the
                                          variable SNAPSHOT_TESTING_RECORD; never if CI is set;
                                          else missing) (values: all, missing, failed, never)
                  --fresh                 Renders all pictures, even those that an earlier run
                                          proved the same. (default if CI is set)
                  --allow-fingerprint     Compares pixels even if a baseline was rendered with
                                          other libraries or fonts.
                  --fail-on-orphans       Exits with 1 if there are baselines that no screen
                                          declares.
                  --json                  Writes the results to standard output as JSON instead
                                          of text.
                  --junit <file>          Also writes the results as JUnit XML.
                  --report <folder>       Also creates a page of the results, like “report”, in
                                          a folder that is new, empty or an older report.
                  --summary <file.md>     Also writes a Markdown summary, for a comment or a
                                          page of a build server: counts, and a table of the
                                          failures with small pictures, which are written to
                                          <file without .md>.pictures.
                  --summary-url <url>     The http or https URL of the folder of the summary's
                                          pictures, for its links. (default: a path relative to
                                          the summary)
                  --no-summary-pictures   Writes the summary without pictures.
                  --pictures <protocol>   How to show the first 10 failures: auto (the best
                                          protocol of the terminal), kitty or blocks (even if
                                          output isn't a terminal), or none. (values: auto,
                                          kitty, blocks, none; default: auto)
                  --no-pictures           Shows no pictures in the terminal.
                  --version               Show the version.
                  -h, --help              Show help information.
                """)
    }

    @Test func audit() {
        #expect(
            help(AuditCommand.self) == """
                OVERVIEW: Finds what keeps people from seeing, hearing or touching a screen.

                Example: snapshot audit --text-sizes l,ax3 --locales en,de --sarif audit.sarif

                Draws every declared picture and lists missing labels, targets below 44 × 44
                points, contrasts below 4.5 (3 for large text), text that is cut though it
                isn't at the text size large in the first language, overlapping text, texts and
                controls off the screen, and images of text. A line has the picture, the rule,
                the view, its frame in points, and what is wrong. A picture of each view is
                written to audit in --artifacts, in place of those of a former run.

                A screen that ends its process, or isn't drawn within --timeout, is named; the
                others are audited.

                In the catalog, .allowing(.contrast) excludes a rule for a screen, and
                .allowing(.smallTarget, in: "close") for the views with an accessibility
                identifier.

                The exit code is 0 without findings, 1 with findings, 2 if a screen can't be
                rendered.

                USAGE: snapshot audit [<options>] [<screen> ...]

                ARGUMENTS:
                  <screen>                The names of screens, or <screen>/<state>; “list”
                                          prints them. (default: all)

                RENDERING:
                  --now <date>            The ISO 8601 date and time at which screens without
                                          one of their own are rendered. (default:
                                          2026-01-01T09:41:00Z)
                  --time-zone <identifier>
                                          The time zone of screens without one of their own,
                                          such as Europe/Berlin. (default: UTC)
                  --locale <identifier>   The locale of screens without one of their own, such
                                          as de_DE. (default: en_001)
                  --design <design>       The look of the system's views of screens without one
                                          of their own; ios18 by default. (values: ios18, ios26)

                WAYS TO SEE A SCREEN:
                  --devices <names>       The iPhones and iPads, such as iphone-se-3rd,ipad-11.
                  --appearances <light,dark>
                                          Light and dark.
                  --orientations <portrait,landscape>
                                          The orientations.
                  --text-sizes <sizes>    The text sizes: xs, s, m, l (a new device's), xl,
                                          xxl, xxxl, and ax1 to ax5 for those of Accessibility.
                  --locales <identifiers> The locales, such as en,de_DE,ar; a language that is
                                          written from right to left mirrors screens.
                  --directions <ltr,rtl>  The layout directions, whatever the language.
                  --contrast <normal,high>
                                          The contrasts: high is Increase Contrast.
                  --text-weights <regular,bold>
                                          The weights of text: bold is Bold Text.
                  --splits <full,third,half,two-thirds>
                                          The parts of an iPad's screen.
                  --pairwise              Only so many configurations that every two values of
                                          these options meet in one of them.

                OPTIONS:
                  --filter <pattern>      Only pictures whose name, such as
                                          card/iphone-12.light, contains this text. A pattern
                                          with * or ? must match the whole name; a leading !
                                          excludes; commas separate several.
                  --shard <k/n>           Only the k-th of n parts of the pictures. (default:
                                          the variable SNAPSHOT_SHARD, or those of GitLab,
                                          CircleCI, Buildkite, Slurm, Kubernetes and GNU
                                          parallel)
                  --first                 Only the first picture of each screen and state.
                  --baselines <folder>    The folder of <screen>/<configuration>.png. (default:
                                          Snapshots)
                  --artifacts <folder>    The folder for pictures of failures and results.json.
                                          (default: the variable SNAPSHOT_ARTIFACTS, else
                                          .build/snapshot-failures)
                  --jobs <count>          The number of processes that render, at least 1.
                                          (default: the number of cores)
                  --timeout <seconds>     The time limit for each picture, in seconds above 0;
                                          a process that exceeds it is stopped. (default: 120.0)
                  --json                  Writes the findings to standard output as JSON
                                          instead of text.
                  --junit <file>          Also writes the findings as JUnit XML.
                  --sarif <file>          Also writes the findings as SARIF 2.1.0, for a code
                                          host.
                  --version               Show the version.
                  -h, --help              Show help information.
                """)
    }

    @Test func prune() {
        #expect(
            help(PruneCommand.self) == """
                OVERVIEW: Deletes baselines that no screen declares.

                Example: snapshot prune --dry-run

                Prints the paths of the deleted files: PNG files that don't belong to a
                declared screen, state and configuration. Other files are kept. It fails after
                a “verify” that was filtered or one of several shards: run “verify” on
                everything first.

                USAGE: snapshot prune [--baselines <folder>] [--dry-run]

                OPTIONS:
                  --baselines <folder>    The folder of <screen>/<configuration>.png. (default:
                                          Snapshots)
                  -n, --dry-run           Lists the files without deleting them.
                  --version               Show the version.
                  -h, --help              Show help information.
                """)
    }

    @Test func diff() {
        #expect(
            help(DiffCommand.self) == """
                OVERVIEW: Compares two pictures.

                Example: snapshot diff recorded.png drawn.png --output difference.png

                Prints the number of differing pixels and their regions, the tolerance that
                would accept them, and, for pictures made by “record” or “render”, the changed
                views. Reads PNG and JPEG files. The picture of the differences shows the first
                picture faded, and the differences in red.

                The exit code is 0 if the pictures are the same within the tolerance, 1 if they
                differ, 2 if they can't be compared.

                USAGE: snapshot diff <a.png> <b.png> [--output <file>] [--precision <share>] [--perceptual-precision <similarity>] [--threshold <threshold>] [--count-antialiasing] [--allow-shift] [--mask <x,y,width,height> ...] [--json]

                ARGUMENTS:
                  <a.png>                 The recorded picture.
                  <b.png>                 The rendered picture.

                TOLERANCE:
                  --precision <share>     The share of pixels that must match, 0 to 1.
                                          (default: 1.0)
                  --perceptual-precision <similarity>
                                          The required similarity p of a pixel's colors, 0 to
                                          1: their distance in Lab (CIE76) may be up to 100 ×
                                          (1 − p).
                  --threshold <threshold> Compares brightness and color (YIQ) like pixelmatch,
                                          with this threshold, 0 to 1; antialiased pixels are
                                          ignored.
                  --count-antialiasing    With --threshold, compares antialiased pixels too.
                  --allow-shift           Accepts pixels whose match is one pixel away.
                  --mask <x,y,width,height>
                                          Excludes a rectangle, in pixels, from the comparison;
                                          may be repeated.

                OPTIONS:
                  -o, --output <file>     Writes a picture of the differences.
                  --json                  Writes JSON.
                  --version               Show the version.
                  -h, --help              Show help information.
                """)
    }

    @Test func merge() {
        #expect(
            help(MergeCommand.self) == """
                OVERVIEW: Merges the results of a run's shards.

                Example: snapshot merge shard-*/results.json --output results.json --junit
                verify.xml

                Pass the results.json of each shard once. If their screens, filters, libraries
                or numbers of shards differ, nothing is written, and the exit code is 2.
                Otherwise the exit code is that of “verify” for everything: 0 if it is the
                same, 1 if something differs, 2 if a comparison failed.

                USAGE: snapshot merge <file> ... [--output <file>] [--junit <file>] [--summary <file.md>] [--summary-url <url>] [--no-summary-pictures] [--json]

                ARGUMENTS:
                  <file>                  The results.json of each shard.

                OPTIONS:
                  -o, --output <file>     Also writes the merged results to a file.
                  --junit <file>          Also writes the results as JUnit XML.
                  --summary <file.md>     Also writes a Markdown summary, for a comment or a
                                          page of a build server: counts, and a table of the
                                          failures with small pictures, which are written to
                                          <file without .md>.pictures.
                  --summary-url <url>     The http or https URL of the folder of the summary's
                                          pictures, for its links. (default: a path relative to
                                          the summary)
                  --no-summary-pictures   Writes the summary without pictures.
                  --json                  Writes the results to standard output as JSON instead
                                          of text.
                  --version               Show the version.
                  -h, --help              Show help information.
                """)
    }

    @Test func report() {
        #expect(
            help(ReportCommand.self) == """
                OVERVIEW: Creates a page for reviewing a run's pictures.

                Example: snapshot report --output report

                Writes a folder with an index.html for the browser, and prints its path. The
                page shows every failed picture and its baseline side by side, under a slider
                or blinking, zoomed to pixels, with the changes in each region. It needs no
                server and no network, and can be sent as a zip. Accepted and rejected pictures
                are saved as decisions.json, or copied as a command, for “approve”.

                Without a file it shows the last run of “verify”; the results.json of all
                shards make one page. The output folder must be new, empty or an older report,
                which is replaced as a whole.

                USAGE: snapshot report [<results> ...] [--artifacts <folder>] [--baselines <folder>] [--output <folder>]

                ARGUMENTS:
                  <results>               The results.json of a run, or of each of its shards,
                                          or folders that contain one. (default: that in
                                          --artifacts)

                OPTIONS:
                  --artifacts <folder>    The folder for pictures of failures and results.json.
                                          (default: the variable SNAPSHOT_ARTIFACTS, else
                                          .build/snapshot-failures)
                  --baselines <folder>    The folder of <screen>/<configuration>.png. (default:
                                          that of the run)
                  -o, --output <folder>   The folder to write. (default: .build/snapshot-report)
                  --version               Show the version.
                  -h, --help              Show help information.
                """)
    }

    @Test func approve() {
        #expect(
            help(ApproveCommand.self) == """
                OVERVIEW: Makes the candidates of a failed run baselines.

                Example: snapshot approve card --from artifact

                Without names it approves every picture that differs or has no baseline, and
                prints the names of the approved pictures. With --decisions, or if the report's
                folder contains a decisions.json, it approves the accepted pictures.

                A picture is refused if it was rendered with other libraries or fonts, if its
                screen now renders a different picture, or if its baseline has changed since
                the run. If one is refused, nothing is written, unless --keep-going is set. The
                exit code is 2 if a requested picture isn't approved.

                USAGE: snapshot approve [<options>] [<name> ...]

                ARGUMENTS:
                  <name>                  A screen, <screen>/<state>, a picture, such as
                                          card/iphone-12.light, or a pattern as for “verify
                                          --filter”. (default: all)

                RUNNING:
                  --artifacts <folder>    The folder for pictures of failures and results.json.
                                          (default: the variable SNAPSHOT_ARTIFACTS, else
                                          .build/snapshot-failures)
                  --jobs <count>          The number of processes that render, at least 1.
                                          (default: the number of cores)
                  --timeout <seconds>     The time limit for each picture, in seconds above 0;
                                          a process that exceeds it is stopped. (default: 120.0)

                RENDERING:
                  --now <date>            The ISO 8601 date and time at which screens without
                                          one of their own are rendered. (default:
                                          2026-01-01T09:41:00Z)
                  --time-zone <identifier>
                                          The time zone of screens without one of their own,
                                          such as Europe/Berlin. (default: UTC)
                  --locale <identifier>   The locale of screens without one of their own, such
                                          as de_DE. (default: en_001)
                  --design <design>       The look of the system's views of screens without one
                                          of their own; ios18 by default. (values: ios18, ios26)

                WAYS TO SEE A SCREEN:
                  --devices <names>       The iPhones and iPads, such as iphone-se-3rd,ipad-11.
                  --appearances <light,dark>
                                          Light and dark.
                  --orientations <portrait,landscape>
                                          The orientations.
                  --text-sizes <sizes>    The text sizes: xs, s, m, l (a new device's), xl,
                                          xxl, xxxl, and ax1 to ax5 for those of Accessibility.
                  --locales <identifiers> The locales, such as en,de_DE,ar; a language that is
                                          written from right to left mirrors screens.
                  --directions <ltr,rtl>  The layout directions, whatever the language.
                  --contrast <normal,high>
                                          The contrasts: high is Increase Contrast.
                  --text-weights <regular,bold>
                                          The weights of text: bold is Bold Text.
                  --splits <full,third,half,two-thirds>
                                          The parts of an iPad's screen.
                  --pairwise              Only so many configurations that every two values of
                                          these options meet in one of them.

                OPTIONS:
                  --from <folder>         The folder of a failed run or of a report, or a CI
                                          engine's unpacked artifact of either. (default: the
                                          last local run)
                  --decisions <file>      The decisions that a report's page saved.
                  --report-hash <hash>    Refuses a report whose hash doesn't begin with this
                                          text; commands copied from a report's page contain it.
                  --baselines <folder>    The folder of <screen>/<configuration>.png. (default:
                                          Snapshots)
                  -n, --dry-run           Checks everything and lists what would change,
                                          without writing.
                  --keep-going            Approves the remaining pictures if some are refused.
                  --version               Show the version.
                  -h, --help              Show help information.
                """)
    }

    @Test func doctor() {
        #expect(
            help(DoctorCommand.self) == """
                OVERVIEW: Checks whether pictures can be compared on this machine.

                Example: snapshot doctor

                Renders built-in reference pictures and compares them with their known bytes;
                renders each screen several times, in other processes, time zones and
                languages, and lists those whose renders differ; and lists fonts, versions,
                folders and relevant environment variables, each with a remedy.

                The exit code is 0 if pictures can be compared, 1 if the renders of a screen
                differ or it can't be rendered, 2 if this machine renders the reference
                pictures differently.

                USAGE: snapshot doctor [<options>] [<screen> ...]

                ARGUMENTS:
                  <screen>                The names of the screens to render, or
                                          <screen>/<state>. (default: all)

                RUNNING:
                  --artifacts <folder>    The folder for pictures of failures and results.json.
                                          (default: the variable SNAPSHOT_ARTIFACTS, else
                                          .build/snapshot-failures)
                  --jobs <count>          The number of processes that render, at least 1.
                                          (default: the number of cores)
                  --timeout <seconds>     The time limit for each picture, in seconds above 0;
                                          a process that exceeds it is stopped. (default: 120.0)

                RENDERING:
                  --now <date>            The ISO 8601 date and time at which screens without
                                          one of their own are rendered. (default:
                                          2026-01-01T09:41:00Z)
                  --time-zone <identifier>
                                          The time zone of screens without one of their own,
                                          such as Europe/Berlin. (default: UTC)
                  --locale <identifier>   The locale of screens without one of their own, such
                                          as de_DE. (default: en_001)
                  --design <design>       The look of the system's views of screens without one
                                          of their own; ios18 by default. (values: ios18, ios26)

                WAYS TO SEE A SCREEN:
                  --devices <names>       The iPhones and iPads, such as iphone-se-3rd,ipad-11.
                  --appearances <light,dark>
                                          Light and dark.
                  --orientations <portrait,landscape>
                                          The orientations.
                  --text-sizes <sizes>    The text sizes: xs, s, m, l (a new device's), xl,
                                          xxl, xxxl, and ax1 to ax5 for those of Accessibility.
                  --locales <identifiers> The locales, such as en,de_DE,ar; a language that is
                                          written from right to left mirrors screens.
                  --directions <ltr,rtl>  The layout directions, whatever the language.
                  --contrast <normal,high>
                                          The contrasts: high is Increase Contrast.
                  --text-weights <regular,bold>
                                          The weights of text: bold is Bold Text.
                  --splits <full,third,half,two-thirds>
                                          The parts of an iPad's screen.
                  --pairwise              Only so many configurations that every two values of
                                          these options meet in one of them.

                OPTIONS:
                  --json                  Writes the report to standard output as JSON.
                  --screens/--no-screens  Renders the screens of the catalog. (default:
                                          --screens)
                  --pause <seconds>       The minimum time between two renders of a screen, in
                                          seconds; 60 also detects clocks that show only
                                          minutes. (default: 1.0)
                  --baselines <folder>    The folder of <screen>/<configuration>.png. (default:
                                          Snapshots)
                  --version               Show the version.
                  -h, --help              Show help information.
                """)
    }

    private func help(
        _ command: any ParsableCommand.Type, of tool: SnapshotTool = SnapshotTool(catalog: Catalog([]))
    ) -> String {
        let text = SnapshotTool.$current.withValue(tool) { SnapshotCommand.helpMessage(for: command, columns: 80) }
        return String(text.reversed().drop { $0 == "\n" }.reversed())
    }
}
