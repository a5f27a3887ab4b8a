import Factory
import Foundation
import RxCocoa
import RxSwift

final class SettingsViewModel {

    @Injected(Container.preferences) var preferences: PreferencesType

    @Injected(Container.session) private var session: Session

    /// The signed-in account, or a guest's.
    var account: Account {
        session.account ?? Account(name: "Guest", email: "not signed in")
    }

    /// A description of the time between reminder and birthday.
    var reminder: Driver<String> {
        Driver.combineLatest(
            preferences.remindsOfBirthdays.asDriver(), preferences.daysAhead.asDriver()
        ) { isOn, days in
            guard isOn else { return "Off" }
            return days == 0 ? "On the day" : days == 1 ? "A day ahead" : "\(days) days ahead"
        }
    }

    var order: ControlledIndex {
        ControlledIndex(relay: preferences.order)
    }

    /// The index of the list order in a segmented control.
    struct ControlledIndex {
        let relay: BehaviorRelay<ListOrder>

        var value: Int { relay.value.rawValue }

        func choose(_ index: Int) {
            guard let order = ListOrder(rawValue: index), order != relay.value else { return }
            relay.accept(order)
        }
    }

}
