import Foundation

extension Thread {
    /// The main thread.
    public class var main: Thread { mainThread }
}
