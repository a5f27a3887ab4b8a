import SwiftlyUI
import Testing

@MainActor
@Suite struct UIButtonUpdateTests {
    @Test func theHandlerRunsBeforeALayoutAndAfterEachChangeOfTheState() {
        var states: [UIControl.State] = []
        let button = UIButton("Go").configurationUpdateHandler { states.append($0.state) }
        #expect(states.isEmpty)
        button.layoutIfNeeded()
        #expect(states == [.normal])
        button.layoutIfNeeded()
        #expect(states == [.normal])
        button.isSelected = true
        button.isEnabled = false
        button.layoutIfNeeded()
        #expect(states == [.normal, [.selected, .disabled]])
        button.setNeedsUpdateConfiguration()
        button.layoutIfNeeded()
        #expect(states.count == 3)
    }

    @Test func whatTheHandlerChangesIsLaidOutAtOnce() {
        let button = UIButton("Go").configurationUpdateHandler { button in
            button.setTitle(button.isSelected ? "Gone for good" : "Go", for: .normal)
        }
        .left.top.equalToSuper()
        let screen = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        screen.addSubview(button)
        screen.layoutIfNeeded()
        let narrow = button.frame.width
        button.selected(true)
        screen.layoutIfNeeded()
        #expect(button.frame.width > narrow + 20)
    }

    @Test func aHandlerThatChangesTheStateIsNotCalledAgain() {
        var calls = 0
        let button = UIButton("Go").configurationUpdateHandler { button in
            calls += 1
            button.isSelected.toggle()
        }
        let (_, issues) = LayoutDiagnostics.collecting { button.layoutIfNeeded() }
        #expect(calls == 1 && button.isSelected)
        #expect(issues.isEmpty)
    }

    @Test func aSubclassConfiguresItself() {
        final class Chip: UIButton {
            override func updateConfiguration() {
                super.updateConfiguration()
                backgroundColor = isSelected ? .systemRed : .systemGray
            }
        }
        let chip = Chip()
        chip.layoutIfNeeded()
        #expect(chip.backgroundColor == .systemGray)
        chip.isSelected = true
        chip.layoutIfNeeded()
        #expect(chip.backgroundColor == .systemRed)
    }

    @Test func eachStateHasItsConfiguration() {
        var seen: [String?] = []
        let button = UIButton()
            .configuration(.filled(title: "Go"))
            .configuration({ .plain(title: "Gone") }, state: .selected)
            .configurationUpdateHandler { seen.append($0.configuration?.title) }
        #expect(button.currentTitle == "Go")
        button.layoutIfNeeded()
        button.isSelected = true
        button.layoutIfNeeded()
        #expect(button.currentTitle == "Gone")
        // A state without a configuration has that of the normal one.
        button.isSelected = false
        button.isEnabled = false
        button.layoutIfNeeded()
        #expect(button.currentTitle == "Go")
        #expect(seen == ["Go", "Gone", "Go"])
    }
}
