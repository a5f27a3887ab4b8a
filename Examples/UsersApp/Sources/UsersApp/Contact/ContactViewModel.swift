import Builder
import Factory
import Foundation
import RxRelay
import RxSwift

final class ContactViewModel {

    /// The text and the validation message of a field.
    final class Entry {
        @Variable var text: String = ""
        @Variable fileprivate(set) var fault: String = ""
    }

    @Variable var wantsNews = true
    @Variable var hasAddress = false
    @Variable var agrees = false
    @Variable var note = ""
    @Variable private(set) var summary: String? = nil

    /// Emits the draft each time it is sent.
    let sent = PublishRelay<ContactDraft>()

    private let entries = Dictionary(uniqueKeysWithValues: ContactField.allCases.map { ($0, Entry()) })
    private let now: Date
    private let disposeBag = DisposeBag()
    private var shown = Set<ContactField>()

    init() {
        now = Container.now()
        for field in ContactField.allCases {
            self[field].$text.onChange { [weak self] _ in self?.recheck(field) }
                .disposed(by: disposeBag)
        }
        $hasAddress.onChange { [weak self] _ in ContactField.allCases.forEach { self?.recheck($0) } }
            .disposed(by: disposeBag)
    }

    subscript(field: ContactField) -> Entry {
        entries[field] ?? Entry()
    }

    /// The completed fraction of the required entries, from 0 to 1.
    var progress: Observable<CGFloat> {
        let texts = ContactField.allCases.map { self[$0].$text.asObservable() }
        return Observable.combineLatest(
            Observable.combineLatest(texts), $hasAddress.asObservable(), $agrees.asObservable()
        )
        .map { [weak self] _, _, agrees in
            guard let self = self else { return 0 }
            let needed = self.neededFields
            let done = needed.filter { self.problem(with: $0) == nil && !self[$0].text.isEmpty }.count
            return CGFloat(done + (agrees ? 1 : 0)) / CGFloat(needed.count + 1)
        }
    }

    /// Validates a field when editing ends, and shows its message from then on.
    func leave(_ field: ContactField) {
        shown.insert(field)
        recheck(field)
    }

    /// Sends the draft if all fields are valid.
    func send() {
        guard self.isValid() else {
            let faults = ContactField.allCases.filter { !self[$0].fault.isEmpty }
            summary = faults.count == 1 ? "One entry needs another look." : "\(faults.count) entries need another look."
            return
        }
        guard agrees else {
            summary = "Please agree to the rules of the house."
            return
        }
        summary = nil
        sent.accept(draft)
    }

    /// Validates all fields, and returns whether none of them is invalid.
    private func isValid() -> Bool {
        for field in ContactField.allCases { leave(field) }
        return ContactField.allCases.allSatisfy { self[$0].fault.isEmpty }
    }

    private var draft: ContactDraft {
        var draft = ContactDraft()
        draft.name = self[.name].text
        draft.email = self[.email].text
        draft.phone = self[.phone].text
        draft.birthday = self[.birthday].text
        draft.hasAddress = hasAddress
        if hasAddress {
            draft.street = self[.street].text
            draft.postcode = self[.postcode].text
            draft.city = self[.city].text
        }
        draft.wantsNews = wantsNews
        draft.agrees = agrees
        draft.note = note
        return draft
    }

    private var neededFields: [ContactField] {
        hasAddress ? [.name, .email, .street, .postcode, .city] : [.name, .email]
    }

    private func recheck(_ field: ContactField) {
        guard shown.contains(field) else { return }
        self[field].fault = problem(with: field) ?? ""
    }

    private func problem(with field: ContactField) -> String? {
        let text = self[field].text
        switch field {
        case .name: return Validation.required(text, "a name")
        case .email: return Validation.email(text)
        case .phone: return Validation.phone(text)
        case .birthday: return Validation.birthday(text, now: now)
        case .street where hasAddress: return Validation.required(text, "a street")
        case .postcode where hasAddress: return Validation.postcode(text)
        case .city where hasAddress: return Validation.required(text, "a city")
        default: return nil
        }
    }

}
