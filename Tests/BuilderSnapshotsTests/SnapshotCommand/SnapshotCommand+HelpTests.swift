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
                OVERVIEW: Draws screens made of UIKit and Builder views to PNG files.

                Example: snapshot render card --device iphone-12

                Results go to standard output, messages to standard error. It exits with 0 when
                everything was done, 1 when a screen can't be drawn, 64 for a mistake on the
                command line, 65 for wrong data, 66 for a file that can't be read, 73 for one
                that can't be written. “verify”, “docs --check” and “diff” exit with 0 for the
                same, 1 for different, 2 for what could not be compared.

                USAGE: snapshot <subcommand>

                OPTIONS:
                  --version               Show the version.
                  -h, --help              Show help information.

                SUBCOMMANDS:
                  render                  Draws screens to files, or writes their views as text
                                          or JSON.
                  show                    Shows screens in the terminal.
                  verify                  Draws every declared picture and holds it against its
                                          baseline.
                  record                  Makes the baselines of screens anew.
                  prune                   Deletes baselines that no screen declares.
                  diff                    Compares two pictures.
                  merge                   Puts the results of a run's shards together.
                  report                  Makes a page on which a run's pictures are looked at
                                          and decided.
                  approve                 Makes what a failed run drew the baselines.
                  doctor                  Finds out whether pictures can be compared on this
                                          machine.
                  explain                 Says why the views of a screen lie where they lie.
                  list                    Lists the screens.
                  devices                 Lists the devices whose screens can be drawn.
                  init                    Makes a gallery of an app's own sources, and says
                                          what doesn't compile.
                  docs                    Draws the pictures of the documentation and puts them
                                          into its pages.
                  history                 Lists the commits that changed baselines, and why.
                  stats                   Says how large the baselines are, and how they grow.
                  git-setup               Makes git show and merge baselines as pictures.

                  See 'snapshot help <subcommand>' for detailed help.
                """)
    }

    @Test func render() {
        #expect(
            help(RenderCommand.self) == """
                OVERVIEW: Draws screens to files, or writes their views as text or JSON.

                Example: snapshot render card list --output pictures --device iphone-se-3rd
                --appearance dark

                A screen's state is asked for behind a slash: users/empty, whose file is
                users.empty.png.

                Writes the paths of the files to standard output, one on a line. A screen that
                can't be drawn doesn't keep the others from it.

                The text has one line for each view: class, identifier, frame in the
                superview's coordinates (points), state and text. JSON has an object for each
                view, with the keys alpha, class, colors, frame, hidden, identifier,
                pictureFrame, subviews, text and others: frames in the superview and in the
                picture, colors that the view was given.

                USAGE: snapshot render <screen> ... [--jobs <count>] [--output <file|folder>] [--format <format>] [--device <name>] [--appearance <appearance>] [--scale <pixels>] [--width <points>] [--full-content] [--status-bar] [--data <file>]

                ARGUMENTS:
                  <screen>                The screens, by name; “list” names them.

                DRAWING:
                  --device <name>         The iPhone or iPad whose whole screen is drawn; case,
                                          spaces and hyphens don't matter. (default: iPhone 12)
                  --appearance <appearance>
                                          Light or dark. (values: light, dark; default: light)
                  --scale <pixels>        Pixels for each point: a number above 0 and at most
                                          100. (default: the device's own)
                  --width <points>        Draws the bare view, this many points wide and as
                                          high as its content asks for, instead of the whole
                                          screen: a number above 0 and at most 100000.
                  --full-content          Draws a scrolling screen to its whole length.
                  --status-bar            Draws a status bar that says 9:41.
                  --data <file>           The JSON file of what the screens show, in place of
                                          their sample.

                OPTIONS:
                  --jobs <count>          How many pictures are painted at a time, 1 or more.
                                          (default: the number of cores)
                  -o, --output <file|folder>
                                          The file of one screen when it ends in a format, such
                                          as .png, - for standard output, or else the folder of
                                          <screen>.png. It is made if it is missing. (default:
                                          the current folder; for the text or JSON of one
                                          screen, standard output)
                  --format <format>       A picture, a page in which text stays text, or the
                                          tree of the views. (default: what --output ends in,
                                          else png) (values: png, pdf, svg, txt, json)
                  --version               Show the version.
                  -h, --help              Show help information.
                """)
    }

    @Test func show() {
        #expect(
            help(ShowCommand.self) == """
                OVERVIEW: Shows screens in the terminal.

                Example: snapshot show card --appearance dark

                A screen is drawn as “render” draws it, and made smaller until it fits.
                Terminals get it in Kitty's graphics where they show them, else as colored half
                blocks. Within tmux, pictures in Kitty's graphics need its option
                allow-passthrough; NO_COLOR leaves half blocks out.

                USAGE: snapshot show <screen> ... [--jobs <count>] [--protocol <protocol>] [--columns <count>] [--device <name>] [--appearance <appearance>] [--scale <pixels>] [--width <points>] [--full-content] [--status-bar] [--data <file>]

                ARGUMENTS:
                  <screen>                The screens, by name; “list” names them.

                DRAWING:
                  --device <name>         The iPhone or iPad whose whole screen is drawn; case,
                                          spaces and hyphens don't matter. (default: iPhone 12)
                  --appearance <appearance>
                                          Light or dark. (values: light, dark; default: light)
                  --scale <pixels>        Pixels for each point: a number above 0 and at most
                                          100. (default: the device's own)
                  --width <points>        Draws the bare view, this many points wide and as
                                          high as its content asks for, instead of the whole
                                          screen: a number above 0 and at most 100000.
                  --full-content          Draws a scrolling screen to its whole length.
                  --status-bar            Draws a status bar that says 9:41.
                  --data <file>           The JSON file of what the screens show, in place of
                                          their sample.

                OPTIONS:
                  --jobs <count>          How many pictures are painted at a time, 1 or more.
                                          (default: the number of cores)
                  --protocol <protocol>   How the picture gets to the terminal: by what it is
                                          known to show, or as is said here, wherever output
                                          goes. (values: auto, kitty, blocks; default: auto)
                  --columns <count>       How many columns a picture may take, 1 to 1000; the
                                          rows then don't count. It is never enlarged.
                                          (default: as many as fit, with the height, into the
                                          terminal)
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
                configurations that it has baselines for.

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
                OVERVIEW: Lists the devices whose screens can be drawn.

                Example: snapshot devices --json

                Sizes are in points, in portrait, followed by the pixels to a point and the
                screen in pixels.

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
                OVERVIEW: Makes the baselines of screens anew.

                Example: snapshot record card list --to Snapshots

                Draws each screen for every device and appearance that it has a baseline for,
                and writes the paths of the files that are new or changed to standard output.
                Files with the same pixels and views stay as they are. Stopped at any moment it
                leaves each file as it was, or new.

                USAGE: snapshot record [<screen> ...] [--filter <pattern> ...] [--shard <k/n>] [--to <folder>] [--mode <mode>] [--compact] [--artifacts <folder>] [--jobs <count>] [--timeout <seconds>]

                ARGUMENTS:
                  <screen>                The screens, by name, with a slash before a state;
                                          “list” names them. (default: all)

                RUNNING:
                  --artifacts <folder>    The folder for pictures of failures and results.json.
                                          (default: what SNAPSHOT_ARTIFACTS says, else
                                          .build/snapshot-failures)
                  --jobs <count>          How many processes draw pictures, 1 or more.
                                          (default: the number of cores)
                  --timeout <seconds>     How many seconds a picture may take before its
                                          process is stopped, above 0. (default: 120.0)

                OPTIONS:
                  --filter <pattern>      Only pictures whose name, such as
                                          card/iphone-12.light, holds this text. With * and ?
                                          it stands for the whole name; ! before it leaves
                                          pictures out; commas separate several.
                  --shard <k/n>           Only the k-th of n parts of the pictures. (default:
                                          what the environment says: SNAPSHOT_SHARD, or the
                                          variables of GitLab, CircleCI, Buildkite, Slurm,
                                          Kubernetes and GNU parallel)
                  --to <folder>           The folder of <screen>/<configuration>.png; it is
                                          made if it is missing. (default: Snapshots)
                  --mode <mode>           Which baselines to make: all, missing, or failed,
                                          which are missing, unreadable or different. (values:
                                          all, missing, failed, never; default: all)
                  --compact               Takes longer and writes smaller files of the same
                                          pixels.
                  --version               Show the version.
                  -h, --help              Show help information.
                """)
    }

    @Test func initialize() {
        #expect(
            help(InitCommand.self) == """
                OVERVIEW: Makes a gallery of an app's own sources, and says what doesn't
                compile.

                Example: snapshot init ../MyApp

                Writes a package beside the sources: a target that reaches them through a link
                and gives them UIKit's and Rx's names on Linux, and a command with a first
                catalog of screens. No file that exists is changed. Then it compiles, and
                reports what needs Objective-C, storyboards, modules or types that aren't
                there, with places and what to write instead.

                It exits with 1 when something doesn't compile.

                USAGE: snapshot init [<path>] [--name <name>] [--builder <path|url>] [--no-build] [--check] [--all]

                ARGUMENTS:
                  <path>                  The folder of an app's sources, or of a Swift
                                          package. (default: the current folder)

                OPTIONS:
                  --name <name>           What the new folder in it, the package and its
                                          command are called. (default: SnapshotGallery)
                  --builder <path|url>    Where the gallery finds Builder: a folder, a git URL,
                                          or URL#branch. (default: the folder that this command
                                          was built from)
                  --no-build              Looks at the sources only, and compiles nothing.
                  --check                 Writes nothing, and looks again at a gallery that is
                                          there.
                  --all                   Names every place in the report, however many there
                                          are.
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
            #expect(run.text.hasPrefix("OVERVIEW: Draws screens to files, or"))
            #expect(run.messages.isEmpty)
        }
    }

    @Test func explain() {
        #expect(
            help(ExplainCommand.self) == """
                OVERVIEW: Says why the views of a screen lie where they lie.

                Example: snapshot explain card --view title

                For each view it writes the frame and, for each edge and length, the
                constraints that fix it; for one view also those that these rest on, up to
                sizes that are given. Before that come constraints that contradict each other,
                in UIKit's words, and views whose layout is ambiguous.

                USAGE: snapshot explain <screen> [--view <identifier>] [--device <name>] [--appearance <appearance>] [--scale <pixels>] [--width <points>] [--full-content] [--status-bar] [--data <file>]

                ARGUMENTS:
                  <screen>                The screen, by name; “list” names them.

                DRAWING:
                  --device <name>         The iPhone or iPad whose whole screen is drawn; case,
                                          spaces and hyphens don't matter. (default: iPhone 12)
                  --appearance <appearance>
                                          Light or dark. (values: light, dark; default: light)
                  --scale <pixels>        Pixels for each point: a number above 0 and at most
                                          100. (default: the device's own)
                  --width <points>        Draws the bare view, this many points wide and as
                                          high as its content asks for, instead of the whole
                                          screen: a number above 0 and at most 100000.
                  --full-content          Draws a scrolling screen to its whole length.
                  --status-bar            Draws a status bar that says 9:41.
                  --data <file>           The JSON file of what the screens show, in place of
                                          their sample.

                OPTIONS:
                  --view <identifier>     Explains one view: by its accessibility identifier,
                                          or by a text or class that no other view has.
                  --version               Show the version.
                  -h, --help              Show help information.
                """)
    }

    @Test func verify() {
        #expect(
            help(VerifyCommand.self) == """
                OVERVIEW: Draws every declared picture and holds it against its baseline.

                Example: snapshot verify --junit verify.xml

                For each picture that isn't the same it writes where it differs, which views
                changed and how, and the paths of what was drawn and of a picture of the
                differences. Baselines that no screen declares are listed; “prune” deletes
                them. A terminal shows what differs most, as it was recorded and as it was
                drawn.

                It exits with 0 when everything is the same, 1 when a picture differs, has no
                baseline or was recorded, 2 when something could not be compared: an unreadable
                baseline, one drawn with other libraries or fonts, a screen that can't be
                drawn, a process that died, or nothing that matches.

                USAGE: snapshot verify [<options>] [<screen> ...]

                ARGUMENTS:
                  <screen>                The screens, by name, with a slash before a state;
                                          “list” names them. (default: all)

                RUNNING:
                  --artifacts <folder>    The folder for pictures of failures and results.json.
                                          (default: what SNAPSHOT_ARTIFACTS says, else
                                          .build/snapshot-failures)
                  --jobs <count>          How many processes draw pictures, 1 or more.
                                          (default: the number of cores)
                  --timeout <seconds>     How many seconds a picture may take before its
                                          process is stopped, above 0. (default: 120.0)

                OPTIONS:
                  --filter <pattern>      Only pictures whose name, such as
                                          card/iphone-12.light, holds this text. With * and ?
                                          it stands for the whole name; ! before it leaves
                                          pictures out; commas separate several.
                  --shard <k/n>           Only the k-th of n parts of the pictures. (default:
                                          what the environment says: SNAPSHOT_SHARD, or the
                                          variables of GitLab, CircleCI, Buildkite, Slurm,
                                          Kubernetes and GNU parallel)
                  --baselines <folder>    The folder of <screen>/<configuration>.png. (default:
                                          Snapshots)
                  --record <mode>         Which baselines to make: all, missing, failed or
                                          never. A run that records one fails. (default: what
                                          SNAPSHOT_TESTING_RECORD says; never where CI is set;
                                          else missing) (values: all, missing, failed, never)
                  --allow-fingerprint     Compares pixels even with baselines that were drawn
                                          with other libraries or fonts.
                  --fail-on-orphans       Fails with 1 where baselines belong to no screen.
                  --json                  Writes the results to standard output as JSON, in
                                          place of text.
                  --junit <file>          Writes the results as JUnit's XML too.
                  --report <folder>       Makes a page of the results too, as “report” does, in
                                          a folder that is empty, new or an older report.
                  --summary <file.md>     Writes a summary as Markdown too, for a comment or a
                                          page of a build server: counts, and a table of what
                                          isn't the same with small pictures. They lie beside
                                          it, in <file without .md>.pictures.
                  --summary-url <url>     Where the folder of the summary's pictures will be
                                          found, for its links: http or https. (default: beside
                                          the summary)
                  --no-summary-pictures   Writes the summary without pictures.
                  --pictures <protocol>   How the terminal shows what differs in the first 10
                                          pictures: by what it is known to show, as is said
                                          here, wherever output goes, or not at all. (values:
                                          auto, kitty, blocks, none; default: auto)
                  --no-pictures           Shows no pictures in the terminal.
                  --version               Show the version.
                  -h, --help              Show help information.
                """)
    }

    @Test func prune() {
        #expect(
            help(PruneCommand.self) == """
                OVERVIEW: Deletes baselines that no screen declares.

                Example: snapshot prune --dry-run

                Writes the paths of what it deletes to standard output. Every declared screen,
                state and configuration is known, so what is left over belongs to nobody; files
                that are no PNG stay. It refuses after a run of “verify” that was filtered or
                one of several shards: run “verify” on everything first.

                USAGE: snapshot prune [--baselines <folder>] [--dry-run]

                OPTIONS:
                  --baselines <folder>    The folder of <screen>/<configuration>.png. (default:
                                          Snapshots)
                  -n, --dry-run           Deletes nothing.
                  --version               Show the version.
                  -h, --help              Show help information.
                """)
    }

    @Test func diff() {
        #expect(
            help(DiffCommand.self) == """
                OVERVIEW: Compares two pictures.

                Example: snapshot diff recorded.png drawn.png --output difference.png

                It writes how many pixels differ and where, which tolerance would let them
                pass, and, of pictures that “record” or “render” has made, which views changed
                and how. PNG and JPEG files are read. In the picture of the differences the
                first one is faded, and what differs is red.

                It exits with 0 when the pictures are the same within the tolerance, 1 when
                they differ, 2 when they can't be compared.

                USAGE: snapshot diff <a.png> <b.png> [--output <file>] [--precision <share>] [--perceptual-precision <likeness>] [--threshold <threshold>] [--count-antialiasing] [--allow-shift] [--mask <x,y,width,height> ...] [--json]

                ARGUMENTS:
                  <a.png>                 What was recorded.
                  <b.png>                 What was drawn.

                TOLERANCE:
                  --precision <share>     The share of the pixels that must be the same, 0 to
                                          1. (default: 1.0)
                  --perceptual-precision <likeness>
                                          How alike the colors of a pixel must be, 0 to 1: the
                                          distance in Lab (CIE76) may be up to 100 times the
                                          rest.
                  --threshold <threshold> Compares brightness and color as pixelmatch does
                                          (YIQ), with this threshold, 0 to 1; pixels that only
                                          smooth an edge don't count.
                  --count-antialiasing    With --threshold, counts pixels that only smooth an
                                          edge.
                  --allow-shift           Lets pixels pass that are found one pixel further.
                  --mask <x,y,width,height>
                                          Leaves a rectangle out, in pixels; may be repeated.

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
                OVERVIEW: Puts the results of a run's shards together.

                Example: snapshot merge shard-*/results.json --output results.json --junit
                verify.xml

                The files are the results.json of every shard, each once. They must have been
                made with the same screens, filters, libraries and number of shards; otherwise
                nothing is written and it exits with 2. It exits as “verify” of everything
                would have: 0 same, 1 different, 2 could not compare.

                USAGE: snapshot merge <file> ... [--output <file>] [--junit <file>] [--summary <file.md>] [--summary-url <url>] [--no-summary-pictures] [--json]

                ARGUMENTS:
                  <file>                  The results.json of each shard.

                OPTIONS:
                  -o, --output <file>     Writes the results of the whole as a file too.
                  --junit <file>          Writes the results as JUnit's XML too.
                  --summary <file.md>     Writes a summary as Markdown too, for a comment or a
                                          page of a build server: counts, and a table of what
                                          isn't the same with small pictures. They lie beside
                                          it, in <file without .md>.pictures.
                  --summary-url <url>     Where the folder of the summary's pictures will be
                                          found, for its links: http or https. (default: beside
                                          the summary)
                  --no-summary-pictures   Writes the summary without pictures.
                  --json                  Writes the results to standard output as JSON, in
                                          place of text.
                  --version               Show the version.
                  -h, --help              Show help information.
                """)
    }

    @Test func report() {
        #expect(
            help(ReportCommand.self) == """
                OVERVIEW: Makes a page on which a run's pictures are looked at and decided.

                Example: snapshot report --output report

                Writes a folder with an index.html for the browser and prints its path: every
                picture that isn't the same with its baseline, side by side, under a slider,
                blinking, down to pixels, with what changed where. It needs no server and no
                network, and can be sent as a zip. Accepted and rejected pictures are saved as
                decisions.json or copied as a command, for “approve”.

                Without a file it is about the last run of “verify”; the results.json of all
                shards make one page. The folder must be new, empty or an older report, which
                is replaced as a whole.

                USAGE: snapshot report [<results> ...] [--artifacts <folder>] [--baselines <folder>] [--output <folder>]

                ARGUMENTS:
                  <results>               The results.json of a run, or of each of its shards,
                                          or folders that have one. (default: that of
                                          --artifacts)

                OPTIONS:
                  --artifacts <folder>    The folder for pictures of failures and results.json.
                                          (default: what SNAPSHOT_ARTIFACTS says, else
                                          .build/snapshot-failures)
                  --baselines <folder>    The folder of <screen>/<configuration>.png. (default:
                                          where the run found them)
                  -o, --output <folder>   The folder to write. (default: .build/snapshot-report)
                  --version               Show the version.
                  -h, --help              Show help information.
                """)
    }

    @Test func approve() {
        #expect(
            help(ApproveCommand.self) == """
                OVERVIEW: Makes what a failed run drew the baselines.

                Example: snapshot approve card --from artifact

                Without a name it approves everything that differs or has no baseline, and
                writes the name of each picture that it approved. Beside a report, and with
                --decisions, it approves what was accepted there.

                A picture is refused where it was drawn with other libraries or fonts, where
                its screen draws something else by now, and where its baseline was changed
                since the run. Nothing is written where one is refused, unless --keep-going is
                given. It exits with 2 where something that was asked for isn't approved.

                USAGE: snapshot approve [<name> ...] [--from <folder>] [--decisions <file>] [--report-hash <hash>] [--baselines <folder>] [--dry-run] [--keep-going] [--artifacts <folder>] [--jobs <count>] [--timeout <seconds>]

                ARGUMENTS:
                  <name>                  A screen, with a slash before a state; a picture,
                                          such as card/iphone-12.light; or a pattern, as
                                          --filter of “verify” takes it. (default: all)

                RUNNING:
                  --artifacts <folder>    The folder for pictures of failures and results.json.
                                          (default: what SNAPSHOT_ARTIFACTS says, else
                                          .build/snapshot-failures)
                  --jobs <count>          How many processes draw pictures, 1 or more.
                                          (default: the number of cores)
                  --timeout <seconds>     How many seconds a picture may take before its
                                          process is stopped, above 0. (default: 120.0)

                OPTIONS:
                  --from <folder>         The folder of a failed run or of a report, or of what
                                          a CI engine kept of either, unpacked. (default: the
                                          last run here)
                  --decisions <file>      What was decided on a report's page.
                  --report-hash <hash>    Refuses any report but the one whose hash begins so.
                                          The command of a report's page says it.
                  --baselines <folder>    The folder of <screen>/<configuration>.png. (default:
                                          Snapshots)
                  -n, --dry-run           Checks everything, and says what would change.
                  --keep-going            Approves the others where one is refused.
                  --version               Show the version.
                  -h, --help              Show help information.
                """)
    }

    @Test func doctor() {
        #expect(
            help(DoctorCommand.self) == """
                OVERVIEW: Finds out whether pictures can be compared on this machine.

                Example: snapshot doctor

                It draws built-in reference pictures, whose bytes are known, and compares them;
                draws each screen several times and in other processes, time zones and
                languages, and names those that differ from themselves; and lists fonts,
                versions, folders and the environment variables that matter, each with what to
                do.

                It exits with 0 when pictures can be compared, 1 when a screen differs from
                itself or can't be drawn, 2 when this machine draws the reference pictures
                otherwise.

                USAGE: snapshot doctor [<screen> ...] [--json] [--screens] [--no-screens] [--pause <seconds>] [--baselines <folder>] [--artifacts <folder>] [--jobs <count>] [--timeout <seconds>]

                ARGUMENTS:
                  <screen>                The screens to draw, by name, with a slash before a
                                          state. (default: all)

                RUNNING:
                  --artifacts <folder>    The folder for pictures of failures and results.json.
                                          (default: what SNAPSHOT_ARTIFACTS says, else
                                          .build/snapshot-failures)
                  --jobs <count>          How many processes draw pictures, 1 or more.
                                          (default: the number of cores)
                  --timeout <seconds>     How many seconds a picture may take before its
                                          process is stopped, above 0. (default: 120.0)

                OPTIONS:
                  --json                  Writes the report to standard output as JSON.
                  --screens/--no-screens  Draws the screens of the catalog. (default: --screens)
                  --pause <seconds>       How many seconds lie at least between two drawings of
                                          a screen: 60 finds clocks without seconds. (default:
                                          1.0)
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
