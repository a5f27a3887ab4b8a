import Factory
import Foundation
import RxCocoa
import RxSwift

final class SettingsViewModel {

    @Injected(Container.preferences) var preferences: PreferencesType

    @Injected(Container.session) private var session: Session

    /// Who is signed in, or a guest.
    var account: Account {
        session.account ?? Account(name: "Guest", email: "not signed in")
    }

    /// How long before a birthday somebody is reminded, in words.
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

    /// The place of an order in a segmented control.
    struct ControlledIndex {
        let relay: BehaviorRelay<ListOrder>

        var value: Int { relay.value.rawValue }

        func choose(_ index: Int) {
            guard let order = ListOrder(rawValue: index), order != relay.value else { return }
            relay.accept(order)
        }
    }

}
