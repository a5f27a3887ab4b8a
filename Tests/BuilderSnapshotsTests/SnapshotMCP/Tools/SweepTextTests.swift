import Testing

@testable import SnapshotMCP

/// Several looks in one answer.
@Suite struct SweepTextTests {
    private let looks = [
        SweepText.Look(
            screen: "form", text: "form iphone-12.light 390x844\n\"Name\" 8,20\n#ok button \"OK\" 8,60 44x44"),
        SweepText.Look(
            screen: "form", text: "form iphone-12.dark 390x844\n\"Name\" 8,20\n#ok button \"OK\" 9,61 44x45"),
        SweepText.Look(
            screen: "form",
            text: "form iphone-12.light.rtl 390x844\n\"Name\" 300,20\n#ok button \"OK\" 8,60 44x44\n! cut: \"Name\""),
        SweepText.Look(screen: "card", text: "card iphone-12.light 390x844\n! cut: \"1,2 3x4\""),
        SweepText.Look(screen: "card", text: "card iphone-12.dark 390x844\n! cut: \"1,2 3x4\""),
    ]

    @Test func positionsAloneAreNoDifference() {
        #expect(
            SweepText(Array(looks.prefix(3))).differences == """
                form iphone-12.light 390x844
                "Name" 8,20
                #ok button "OK" 8,60 44x44
                form iphone-12.dark 390x844: same but for positions
                form iphone-12.light.rtl 390x844: different lines
                ! cut: "Name"
                """)
    }

    @Test func whatIsGoneIsNamed() {
        let other = SweepText.Look(screen: "form", text: "form iphone-12.dark 390x844\n\"Name\" 8,20")
        #expect(SweepText([looks[0], other]).differences.hasSuffix("different lines\ngone: #ok button \"OK\""))
    }

    @Test func numbersInTextsCount() {
        #expect(SweepText.withoutPosition("\"at 1,2 3x4\" 8,20 10x10 selected") == "\"at 1,2 3x4\" selected")
    }

    @Test func equalProblemsAreJoined() {
        #expect(
            SweepText(looks).problems == """
                form iphone-12.light.rtl
                ! cut: "Name"
                card iphone-12.light, iphone-12.dark
                ! cut: "1,2 3x4"
                no problems in 2 of 5 looks
                """)
        #expect(SweepText(Array(looks.prefix(2))).problems == "no problems in any of 2 looks")
    }
}
