import Foundation

protocol UserServiceType {
    var names: [String] { get }
}

class UserService: UserServiceType {
    let names = ["Ada", "Grace"]
}

struct MockUserService: UserServiceType {
    var names = ["Nobody"]
}

class ImageCache {
    var images: [String: Data] = [:]
}

class Analytics {
    var events: [String] = []
}

class Account {
    let name: String
    init(name: String) { self.name = name }
}

class Clock {}

class EventLog {
    var lines: [String] = []
}
