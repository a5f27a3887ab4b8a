import BuilderUIKit
import Foundation
import Testing

@testable import SnapshotCore

/// Screens without faults, in which nothing is found.
@MainActor @Suite struct CleanScreenTests {
    private func expectNothing(base: AuditStage.Builder? = nil, _ build: AuditStage.Builder) throws {
        let issues = try AuditStage.issues(base: base, build)
        #expect(issues.isEmpty, "\(issues)")
    }

    @Test(arguments: SoundScreen.all)
    func soundScreenHasNoFindings(_ screen: SoundScreen) throws {
        try expectNothing(base: screen.base, screen.build)
    }

    private static func gray(_ level: Int) -> UIColor { UIColor(white: CGFloat(level) / 255, alpha: 1) }

    @Test func controlsOfTheSystemHaveTheirSizes() throws {
        try expectNothing { view in
            view.label("Settings")
            view.view(UISwitch(), at: CGRect(x: 20, y: 60, width: 51, height: 31)) { $0.accessibilityLabel = "Wi-Fi" }
            view.view(UIStepper(), at: CGRect(x: 20, y: 100, width: 94, height: 32))
            let segments = UISegmentedControl(items: ["Day", "Week"])
            segments.selectedSegmentIndex = 0
            view.view(segments, at: CGRect(x: 20, y: 140, width: 200, height: 32))
            view.view(UISlider(), at: CGRect(x: 20, y: 180, width: 200, height: 36)) {
                $0.accessibilityLabel = "Volume"
            }
            view.view(UIProgressView(), at: CGRect(x: 20, y: 230, width: 200, height: 4))
            view.view(UIActivityIndicatorView(), at: CGRect(x: 20, y: 250, width: 20, height: 20)) {
                $0.startAnimating()
            }
            view.view(UIPageControl(), at: CGRect(x: 20, y: 280, width: 200, height: 30)) { $0.numberOfPages = 3 }
        }
    }

    @Test func decorationsNeedNoLabels() throws {
        try expectNothing { view in
            view.view(UIImageView(image: UIImage(systemName: "folder")), at: CGRect(x: 0, y: 0, width: 20, height: 20))
            view.view(UIControl(), at: CGRect(x: 0, y: 40, width: 20, height: 20))
            view.view(UIView(), at: CGRect(x: 0, y: 80, width: 20, height: 20)) {
                $0.addGestureRecognizer(UITapGestureRecognizer())
            }
        }
    }

    @Test func smallButtonsMayBeHitAround() throws {
        try expectNothing { view in
            view.view(SeededFault.ReachingButton(), at: CGRect(x: 40, y: 40, width: 24, height: 24)) {
                $0.accessibilityLabel = "Close"
            }
            view.button("A", at: CGRect(x: 20, y: 100, width: 20, height: 20)).isEnabled = false
            view.button("B", at: CGRect(x: 20, y: 140, width: 20, height: 20)).isHidden = true
        }
    }

    @Test func contrastIsEnough() throws {
        try expectNothing { view in
            view.label("Just above 4.5", Self.gray(0x76))
            view.label("Large", Self.gray(0x94), size: 18, at: CGRect(x: 20, y: 60, width: 280, height: 30))
            view.label(
                "Bold", Self.gray(0x94), size: 14, weight: .bold, at: CGRect(x: 20, y: 100, width: 280, height: 30))
            view.label("Disabled", at: CGRect(x: 20, y: 140, width: 280, height: 30)).isEnabled = false
            view.view(UITextField(), at: CGRect(x: 20, y: 180, width: 280, height: 44)) { $0.placeholder = "Name" }
            let box = view.view(UIView(), at: CGRect(x: 0, y: 240, width: 320, height: 100)) {
                $0.backgroundColor = .black
            }
            box.label("White on black", .white)
        }
    }

    /// On a gradient each letter's color is more frequent than any one of the background.
    @Test func whiteTextOnADarkGradientIsSeen() throws {
        for size in [CGFloat(17), 28] {
            try expectNothing { view in
                view.view(UIView(), at: CGRect(x: 0, y: 0, width: 320, height: 240)) { box in
                    let gradient = CAGradientLayer()
                    gradient.frame = box.bounds
                    gradient.colors = [UIColor(white: 0.3, alpha: 1).cgColor, UIColor.black.cgColor]
                    gradient.endPoint = CGPoint(x: 1, y: 1)
                    box.layer.addSublayer(gradient)
                    box.label("A title on a photo", .white, size: size, weight: .bold)
                }
            }
        }
    }

    @Test func rowsAtTheEdgeOfASheetAreNotCut() throws {
        func build(_ height: CGFloat) -> AuditStage.Builder {
            { view in
                let sheet = view.view(UIView(), at: CGRect(x: 0, y: 100, width: 320, height: 300)) {
                    $0.clipsToBounds = true
                }
                let scrollView = sheet.view(UIScrollView(), at: CGRect(x: 0, y: 0, width: 320, height: 300)) {
                    $0.contentSize = CGSize(width: 320, height: 900)
                }
                scrollView.label("A row", at: CGRect(x: 20, y: height, width: 280, height: 30))
            }
        }
        try expectNothing(base: build(200), build(284))
    }

    @Test func whatIsInAHiddenContainerNeedsNoLabel() throws {
        try expectNothing { view in
            let box = view.view(UIView(), at: CGRect(x: 0, y: 0, width: 200, height: 100)) {
                $0.accessibilityElementsHidden = true
            }
            box.button(nil, at: CGRect(x: 0, y: 0, width: 44, height: 44)).addAction(
                UIAction { _ in }, for: .touchUpInside)
        }
    }

    @Test func textThatIsAlwaysCutIsCutOnPurpose() throws {
        let build: AuditStage.Builder = { view in
            view.label("A preview of a long text", at: CGRect(x: 20, y: 20, width: 80, height: 30))
        }
        try expectNothing(build)
        try expectNothing(base: build, build)
    }

    @Test func textThatShrinksOrWrapsIsComplete() throws {
        func build(_ text: String) -> AuditStage.Builder {
            { view in
                let shrinking = view.label(text, at: CGRect(x: 20, y: 20, width: 100, height: 30))
                shrinking.adjustsFontSizeToFitWidth = true
                view.label(text, at: CGRect(x: 20, y: 60, width: 100, height: 200)).numberOfLines = 0
            }
        }
        try expectNothing(base: build("Hi"), build("A somewhat longer text"))
    }

    @Test(arguments: ["1250", "TOTAL", "Balance"])
    func lettersWithoutDescendersNeedNoRoomForThem(_ text: String) throws {
        // Capitals of 40 points have 29 points; with descenders they would have 39.
        func build(_ size: CGFloat) -> AuditStage.Builder {
            { $0.label(text, size: size, at: CGRect(x: 20, y: 20, width: 280, height: 34)) }
        }
        try expectNothing(base: build(17), build(40))
    }

    @Test func textThatScrollsIsComplete() throws {
        func build(_ text: String) -> AuditStage.Builder {
            { view in
                view.view(UITextView(), at: CGRect(x: 20, y: 20, width: 150, height: 44)) {
                    $0.accessibilityLabel = "Note"
                    $0.textColor = .black
                    $0.text = text
                }
            }
        }
        try expectNothing(base: build("Hi"), build("A text that is longer than the room for its lines in the view"))
    }

    @Test func coveredTextDoesNotOverlap() throws {
        try expectNothing { view in
            view.label("Behind")
            let cover = view.view(UIView(), at: CGRect(x: 0, y: 0, width: 320, height: 100)) {
                $0.backgroundColor = .white
            }
            cover.label("In front")
        }
    }

    /// A badge that layers draw over the end of a text.
    @Test func textBehindALayerDoesNotOverlapTheLayersText() throws {
        try expectNothing { view in
            view.label("Messages and more")
            let badge = CALayer()
            badge.frame = CGRect(x: 120, y: 20, width: 60, height: 30)
            badge.backgroundColor = UIColor(red: 0.6, green: 0, blue: 0, alpha: 1).cgColor
            view.layer.addSublayer(badge)
            badge.addSublayer(view.textLayer("3", .white, at: CGRect(x: 10, y: 4, width: 20, height: 24)))
        }
    }

    @Test func textInATextDoesNotOverlapIt() throws {
        try expectNothing { view in
            let label = view.label("Total")
            label.label("Total", at: CGRect(x: 0, y: 0, width: 100, height: 30))
        }
    }

    @Test func linesBelowEachOtherDoNotOverlap() throws {
        try expectNothing { view in
            view.label("Name", at: CGRect(x: 20, y: 20, width: 200, height: 20))
            view.label("City", at: CGRect(x: 20, y: 40, width: 200, height: 20))
            view.label("Price", at: CGRect(x: 220, y: 20, width: 100, height: 20))
        }
    }

    @Test func whatScrollsMayReachBeyondTheScreen() throws {
        try expectNothing { view in
            let scrollView = view.view(UIScrollView(), at: CGRect(x: 0, y: 0, width: 320, height: 480)) {
                $0.contentSize = CGSize(width: 320, height: 2000)
            }
            scrollView.label("Below", at: CGRect(x: 20, y: 470, width: 200, height: 30))
            scrollView.button("Send", at: CGRect(x: 20, y: 1000, width: 200, height: 44))
        }
    }

    @Test func whatAMaskHidesIsNotAudited() throws {
        try expectNothing { view in
            let box = view.view(UIView(), at: CGRect(x: 0, y: 0, width: 320, height: 200))
            box.show(CGRect(x: 0, y: 0, width: 320, height: 60))
            box.label("Shown")
            box.label("Hidden", Self.gray(0xDD), at: CGRect(x: 20, y: 100, width: 100, height: 30))
            box.label("Behind", at: CGRect(x: 20, y: 100, width: 100, height: 30))
            box.button(nil, at: CGRect(x: 20, y: 140, width: 20, height: 20))
            box.button("Far", at: CGRect(x: 300, y: 140, width: 200, height: 44))
        }
    }

    @Test func aMaskThatLeavesTheLettersCutsNothing() throws {
        func build(_ isMasked: Bool) -> AuditStage.Builder {
            { view in
                let box = view.view(UIView(), at: CGRect(x: 20, y: 20, width: 200, height: 60)) {
                    $0.backgroundColor = .white
                }
                if isMasked {
                    let mask = CAShapeLayer()
                    mask.path = UIBezierPath(roundedRect: box.bounds, cornerRadius: 16).cgPath
                    box.layer.mask = mask
                }
                box.label("A card", at: CGRect(x: 16, y: 15, width: 160, height: 30))
            }
        }
        try expectNothing(base: build(false), build(true))
    }

    /// A text under the edge of a list that fades out can be scrolled.
    @Test func textThatScrollsOutOfAFadeIsSound() throws {
        func build(_ top: CGFloat) -> AuditStage.Builder {
            { view in
                let box = view.view(UIView(), at: CGRect(x: 0, y: 100, width: 320, height: 300))
                let fade = CAGradientLayer()
                fade.frame = box.bounds
                fade.colors = [UIColor.black.cgColor, UIColor.black.cgColor, UIColor.clear.cgColor]
                fade.locations = [0, 0.8, 1]
                box.layer.mask = fade
                let list = box.view(UIScrollView(), at: box.bounds) {
                    $0.contentSize = CGSize(width: 320, height: 900)
                }
                list.label("A row", at: CGRect(x: 20, y: top, width: 280, height: 30))
            }
        }
        try expectNothing(base: build(100), build(265))
    }

    @Test func textOfLayersIsText() throws {
        try expectNothing { view in
            let white = UIGraphicsImageRenderer(size: CGSize(width: 280, height: 60)).image { context in
                UIColor.white.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 280, height: 60))
            }
            view.view(UIImageView(image: white), at: CGRect(x: 20, y: 20, width: 280, height: 60))
            view.textLayer("Summer sale", size: 28, at: CGRect(x: 40, y: 30, width: 240, height: 40))
            view.textLayer("Hidden", Self.gray(0xDD), at: CGRect(x: 20, y: 100, width: 100, height: 30)).isHidden = true
            view.textLayer("One\nTwo", at: CGRect(x: 20, y: 140, width: 100, height: 60))
        }
    }

    @Test func whatIsBehindAModalViewIsNotAudited() throws {
        try expectNothing { view in
            view.button(nil, at: CGRect(x: 0, y: 300, width: 10, height: 10))
            view.view(UIView(), at: CGRect(x: 0, y: 0, width: 320, height: 200)) { dialog in
                dialog.accessibilityViewIsModal = true
                dialog.label("Question")
            }
        }
    }
}
