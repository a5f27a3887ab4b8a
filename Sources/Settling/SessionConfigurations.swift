import Foundation
import FoundationNetworking

/// The configurations of Foundation, which `BuilderFoundation` hides by overloads of their names.
package enum SessionConfigurations {
    /// Foundation's `ephemeral`.
    package static var ephemeral: URLSessionConfiguration { .ephemeral }
}
