import BuilderSnapshots
import BuilderUIKit
import ImageDiff
import Render
import Testing

/// What stands beside a screen: masks and tolerances.
@MainActor
@Suite struct ScreenToleranceTests {
    private let folder: TemporaryFolder
    private let store: BaselineStore

    init() throws {
        folder = try TemporaryFolder()
        store = BaselineStore(package: folder.path)
    }

    /// A page with a clock in its corner, which is 20 × 10 points of 100 × 100.
    private func page(clock: UIColor, page: UIColor = .white, identifier: String? = "clock") throws -> RenderedSnapshot
    {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.backgroundColor = page
        view.translatesAutoresizingMaskIntoConstraints = false
        view.heightAnchor.constraint(equalToConstant: 100).isActive = true
        let part = UIView(frame: CGRect(x: 80, y: 0, width: 20, height: 10))
        part.backgroundColor = clock
        part.accessibilityIdentifier = identifier
        view.addSubview(part)
        return try RenderedSnapshot(Renderer().layOut(view, width: 100, scale: 2))
    }

    private func verdict(
        _ drawn: RenderedSnapshot, _ change: (Screen) -> Screen, recording mode: RecordMode = .never
    ) throws -> BaselineVerdict {
        let screen = change(Screen("page", configurations: Gallery.configurations) { UIView() })
        return try store.verify(drawn, of: screen.pictures[0], recording: mode)
    }

    private func record(_ drawn: RenderedSnapshot) throws {
        _ = try verdict(drawn, { $0 }, recording: .all)
    }

    @Test func masksHideViewsByIdentifierOrPlace() throws {
        try record(page(clock: .red))
        let changed = try page(clock: .blue)
        guard case .differs = try verdict(changed, { $0 }) else {
            Issue.record("it was equal")
            return
        }
        #expect(try verdict(changed, { $0.masking(.view("clock")) }).isSuccess)
        let rectangle = SnapshotMask.rectangle(CGRect(x: 80, y: 0, width: 20, height: 10))
        #expect(try verdict(changed, { $0.masking(rectangle) }).isSuccess)
        #expect(try !verdict(changed, { $0.masking(.rectangle(CGRect(x: 80, y: 0, width: 20, height: 9))) }).isSuccess)
        // What changes elsewhere is seen.
        #expect(try !verdict(page(clock: .blue, page: .gray), { $0.masking(.view("clock")) }).isSuccess)
        #expect(folder.files.filter { $0.contains("failures") }.count == 2)
    }

    @Test func aMaskedViewThatVanishedIsADifference() throws {
        try record(page(clock: .red))
        let without = try page(clock: .white, identifier: nil)
        #expect(try !verdict(without, { $0.masking(.view("clock")) }).isSuccess)
    }

    @Test func emptyMasksAreRejectedForEqualPicturesToo() throws {
        try record(page(clock: .red))
        let same = try page(clock: .red)
        let verdict = try verdict(same, { $0.masking(.view("clok")) })
        #expect(
            verdict.description.contains(
                "was not compared: the mask references the view “clok”, but no view has that accessibilityIdentifier: did you mean “clock”?"
            ))
        #expect(!verdict.isSuccess)
        let empty = try self.verdict(same, { $0.masking(.rectangle(CGRect(x: 5, y: 5, width: 0, height: 9))) })
        #expect(empty.description.contains("contains no pixels: use a width and a height above 0"))
    }

    @Test func tolerancesLetSmallChangesPass() throws {
        try record(page(clock: UIColor(red: 1, green: 0, blue: 0, alpha: 1)))
        let close = try page(clock: UIColor(red: 0.98, green: 0, blue: 0, alpha: 1))
        let verdict = try verdict(close, { $0.tolerance(Tolerance(measure: .perceptual(precision: 0.97))) })
        #expect(verdict.isSuccess)
        #expect(verdict.description == "equal to its baseline" || verdict.description.hasPrefix("within its tolerance"))
        #expect(try !self.verdict(close, { $0 }).isSuccess)
    }

    @Test func tolerancesThatHideAViewAreRejected() throws {
        try record(page(clock: .red))
        // 200 of 10,000 square points.
        let verdict = try verdict(page(clock: .red), { $0.tolerance(Tolerance(precision: 0.97)) })
        guard case .refused = verdict else {
            Issue.record("\(verdict)")
            return
        }
        #expect(verdict.description.contains("clock"), "\(verdict)")
        #expect(try self.verdict(page(clock: .red), { $0.tolerance(Tolerance(precision: 0.99)) }).isSuccess)
    }

    @Test(arguments: [-0.1, 1.5, .nan]) func invalidPrecisionsAreRejected(precision: Double) throws {
        try record(page(clock: .red))
        let verdict = try verdict(page(clock: .red), { $0.tolerance(Tolerance(precision: precision)) })
        guard case .refused = verdict else {
            Issue.record("\(verdict)")
            return
        }
    }
}
