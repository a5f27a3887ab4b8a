import AVFoundation
import UIKit

/// An action as apps declare it, with a designated initializer of its own.
public final class FindActivity: UIActivity {
    private let callback: () -> Void

    public init(callback: @escaping () -> Void) {
        self.callback = callback
        super.init()
    }

    public override var activityTitle: String? { "Find" }

    public override func perform() {
        callback()
        activityDidFinish(true)
    }
}

/// A controller that isn't final, whose closure has the dynamic `Self`.
open class ThemedController: UIViewController {
    public private(set) var changes = 0

    open override func viewDidLoad() {
        super.viewDidLoad()
        if #available(iOS 17.0, *) {
            registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous: UITraitCollection) in
                self.changes += 1
            }
        }
    }

    open override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.text = "Nothing here"
        contentUnavailableConfiguration = configuration
    }

    func vibrate() { AudioServicesPlaySystemSound(SystemSoundID(kSystemSoundID_Vibrate)) }
}
