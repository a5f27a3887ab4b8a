import Builder
import RxRelay
import RxSwift

protocol PreferencesType: AnyObject {
    var remindsOfBirthdays: BehaviorRelay<Bool> { get }
    var showsCities: BehaviorRelay<Bool> { get }
    var daysAhead: BehaviorRelay<Int> { get }
    var textSize: BehaviorRelay<Float> { get }
    var order: BehaviorRelay<ListOrder> { get }
}

enum ListOrder: Int, CaseIterable {
    case byName, byCity, newest

    var title: String {
        switch self {
        case .byName: return "Name"
        case .byCity: return "City"
        case .newest: return "Newest"
        }
    }
}

/// In-memory preferences.
final class Preferences: PreferencesType {
    let remindsOfBirthdays = BehaviorRelay(value: true)
    let showsCities = BehaviorRelay(value: true)
    let daysAhead = BehaviorRelay(value: 7)
    let textSize = BehaviorRelay<Float>(value: 0.5)
    let order = BehaviorRelay(value: ListOrder.byName)
}
