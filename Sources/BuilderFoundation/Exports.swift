// Extends Foundation, and is imported together with it.
@_exported import Foundation
