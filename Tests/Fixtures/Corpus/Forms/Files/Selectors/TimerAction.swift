import Foundation

final class TimerAction: NSObject {
    private var timer: Timer?

    func start() {
        timer = Timer.scheduledTimer(
            timeInterval: 60, target: self, selector: #selector(tick(_:)), userInfo: "tick", repeats: true)
        timer?.fire()
        timer?.invalidate()
    }

    @objc func tick(_ timer: Timer) { log(timer.userInfo as? String ?? "") }
}
