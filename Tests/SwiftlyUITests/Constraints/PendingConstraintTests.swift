import SwiftlyUI
import Testing

/// What can't become active is reported with its view, its type and what it waits for, and the rest of the screen is
/// drawn.
@MainActor
@Suite struct PendingConstraintTests {
    /// A screen of 100 × 100 points with a square at its left top corner, and what was reported when it was drawn.
    private func draw(
        _ add: @escaping @MainActor @Sendable (_ screen: UIView, _ square: UIView) -> Void
    ) async throws -> Display {
        try await Renderer(timeout: 600).display(of: Self.makeScreen(add), width: 100, height: 100, scale: 1)
    }

    private static func makeScreen(_ add: (UIView, UIView) -> Void) -> UIView {
        let square = UIView().frame(width: 20, height: 20).left.top.equalToSuper(offset: 10)
        square.backgroundColor = .red
        let screen = ZStackView { square }
        add(screen, square)
        return screen
    }

    private func expectSquare(_ display: Display) throws {
        let image = try display.bitmap()
        #expect(image.pixel(x: 15, y: 15) == 0xFFFF_0000)
        #expect(image.pixel(x: 40, y: 40) != 0xFFFF_0000)
    }

    private func expectWarning(
        _ display: Display, type: String, _ parts: String..., sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let warnings = display.warnings.filter { $0.contains("The constraint \(type) of ") }
        #expect(warnings.count == 1, "\(display.warnings)", sourceLocation: sourceLocation)
        for part in parts {
            #expect(warnings.first?.contains(part) == true, "\(display.warnings)", sourceLocation: sourceLocation)
        }
    }

    private static func named(_ name: String) -> UIView {
        let view = UIView()
        view.accessibilityIdentifier = name
        return view
    }

    @Test func aTargetInAnotherHierarchyIsNamed() async throws {
        let elsewhere = Self.named("elsewhere")
        let display = try await draw { screen, _ in
            screen.addSubview(Self.named("lost").topTo(elsewhere))
        }
        expectWarning(display, type: "top", "identifier = lost", "identifier = elsewhere", "another view hierarchy")
        try expectSquare(display)
    }

    @Test func aReleasedTargetIsReported() async throws {
        let display = try await draw { screen, _ in
            screen.addSubview(Self.named("orphan").widthTo(UIView().widthAnchor))
        }
        expectWarning(display, type: "width", "identifier = orphan", "released")
        try expectSquare(display)
    }

    @Test func aMissingActiveConstraintsCallIsReported() async throws {
        let display = try await draw { screen, square in
            let view = Self.named("late")
            screen.addSubview(view)
            view.leftTo(square.rightAnchor)
        }
        expectWarning(display, type: "left", "identifier = late", "activeConstraints()")
        try expectSquare(display)
    }

    @Test func whatBecameActiveIsNotReported() async throws {
        let display = try await draw { screen, square in
            let view = UIView().frame(width: 5, height: 5)
            screen.addSubview(view)
            view.leftTo(square.rightAnchor).topTo(square)
            view.activeConstraints()
        }
        #expect(display.warnings.isEmpty)
    }

    @Test func constraintsInACircleContradictEachOtherAndTheRestIsDrawn() async throws {
        let display = try await draw { screen, _ in
            let (first, second) = (UIView(), UIView())
            first.leftTo(second, offset: 10)
            second.leftTo(first, offset: 10)
            screen.addSubview(first)
            screen.addSubview(second)
        }
        #expect(display.warnings.contains { $0.contains("Unable to simultaneously satisfy constraints") })
        try expectSquare(display)
    }

    @Test func aCyclicViewHierarchyIsReported() async throws {
        let display = try await draw { screen, square in
            square.addSubview(UIView())
            square.subviews[0].addSubview(screen)
        }
        #expect(display.warnings.contains { $0.contains("cyclic view hierarchy") })
        try expectSquare(display)
    }

    @Test func nonFiniteConstantsAreIgnoredAndReported() async {
        let view = Self.named("wrong")
        let parent = UIView()
        parent.addSubview(view)
        let (_, issues) = LayoutDiagnostics.collecting {
            view.topToSuper(offset: 4)
            view.topToSuper(offset: .nan).leftToSuper(offset: .infinity).width(.nan).widthToSuper(multiplier: .nan)
        }
        #expect(issues.count == 4)
        for (issue, type) in zip(issues, ["top", "left", "width", "widthToSuper"]) {
            #expect("\(issue)".contains("The constraint \(type) of "))
            #expect("\(issue)".contains("identifier = wrong"))
        }
        #expect(view.constraint(.top)?.constant == 4)
        #expect(view.constraint(.left) == nil && view.constraint(.width) == nil)
        await #expect(throws: RenderError.self) {
            try await draw { screen, _ in screen.addSubview(UIView().topToSuper(offset: .nan)) }
        }
    }

    @Test func invalidAnchorChainsAreReported() {
        let view = Self.named("chain")
        let parent = UIView()
        parent.addSubview(view)
        func issues(_ body: () -> Void) -> [String] {
            LayoutDiagnostics.collecting(body).diagnostics.map { "\($0)" }
        }
        let none = issues { view.equalToSuper() }
        #expect(none.count == 1 && none[0].contains("equalToSuper of") && none[0].contains("identifier = chain"))
        let open = issues { view.top.left.bottomToSuper() }
        #expect(open.count == 1 && open[0].contains("bottom of") && open[0].contains(".top.left"))
        #expect(view.constraint(.bottom) == nil)
        let axis = issues { view.equalTo(parent.leftAnchor) }
        #expect(axis.isEmpty)
        #expect(view.pendingConstraints.map(\.type) == [.left])
        let wrong = issues { view.top.equalTo(parent.leftAnchor) }
        #expect(wrong.count == 1 && wrong[0].contains("other axis"))
        // The name is still there.
        #expect(issues { view.equalTo(parent.topAnchor) }.isEmpty)
        // Sizes may stand between.
        #expect(issues { view.top.width(3).equalToSuper() }.isEmpty)
        let priority = issues { view.priority(.defaultLow, of: .centerX) }
        #expect(priority.count == 1 && priority[0].contains("centerX"))
    }
}
