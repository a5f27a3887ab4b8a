import AuthenticationServices
import Contacts
import ContactsUI
import LinkPresentation
import LocalAuthentication
import MessageUI
import PassKit
import QuickLook
import StoreKit
import UIKit
import UserNotifications

public final class SignInViewController: UIViewController {
    public private(set) var messages: [String] = []
    private let appleButton = ASAuthorizationAppleIDButton(type: .signIn, style: .black)

    public override func viewDidLoad() {
        super.viewDidLoad()
        appleButton.cornerRadius = 10
        appleButton.frame = CGRect(x: 20, y: 100, width: 280, height: 44)
        view.addSubview(appleButton)
        let context = LAContext()
        var error: NSError?
        if context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error) {
            context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Unlock") { success, _ in print(success)
            }
        } else {
            messages.append("biometry \(error?.code ?? 0)")
        }
        UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .badge, .sound]) { granted, _ in
            DispatchQueue.main.async { self.messages.append("notify \(granted)") }
        }
        UNUserNotificationCenter.current().getNotificationSettings { settings in
            guard settings.authorizationStatus == .authorized else { return }
            print(settings.alertSetting)
        }
    }

    func signIn() {
        let request = ASAuthorizationAppleIDProvider().createRequest()
        request.requestedScopes = [.fullName, .email]
        let controller = ASAuthorizationController(authorizationRequests: [request])
        controller.delegate = self
        controller.presentationContextProvider = self
        controller.performRequests()
    }

    func remind() {
        let content = UNMutableNotificationContent()
        content.title = "Reminder"
        content.sound = .default
        content.userInfo["id"] = 3
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
        UNUserNotificationCenter.current().add(
            UNNotificationRequest(identifier: UUID().uuidString, content: content, trigger: trigger))
    }

    func openBrowser(_ url: URL) {
        let session = ASWebAuthenticationSession(url: url, callbackURLScheme: "app") { url, error in
            if case ASWebAuthenticationSessionError.canceledLogin? = error { return }
            print(url as Any)
        }
        session.presentationContextProvider = self
        session.start()
    }
}

extension SignInViewController: ASAuthorizationControllerDelegate, ASAuthorizationControllerPresentationContextProviding
{
    public func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor {
        view.window ?? UIWindow()
    }

    public func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
    ) {
        switch authorization.credential {
        case let credential as ASAuthorizationAppleIDCredential: print(credential.user, credential.email ?? "")
        case let credential as ASPasswordCredential: print(credential.password)
        default: break
        }
    }

    public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: Error) {
        guard let error = error as? ASAuthorizationError, error.code != .canceled else { return }
        print(error.localizedDescription)
    }
}

extension SignInViewController: ASWebAuthenticationPresentationContextProviding {
    public func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor {
        view.window ?? UIWindow()
    }
}

final class ContactViewController: UIViewController, MFMailComposeViewControllerDelegate, CNContactPickerDelegate,
    QLPreviewControllerDataSource, SKStoreProductViewControllerDelegate
{
    private let linkView = LPLinkView(url: URL(fileURLWithPath: "/"))
    private var files: [URL] = []

    func write() {
        guard MFMailComposeViewController.canSendMail() else { return }
        let mail = MFMailComposeViewController()
        mail.mailComposeDelegate = self
        mail.setToRecipients(["a@example.com"])
        mail.setSubject("Feedback")
        mail.setMessageBody("<b>Hello</b>", isHTML: true)
        present(mail, animated: true)
    }

    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: Error?
    ) { controller.dismiss(animated: true) }

    func chooseContact() {
        let picker = CNContactPickerViewController()
        picker.delegate = self
        picker.displayedPropertyKeys = [CNContactPhoneNumbersKey]
        present(picker, animated: true)
    }

    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
        let numbers = contact.phoneNumbers.map { ($0.label ?? "", $0.value.stringValue) }
        print(CNContactFormatter.string(from: contact, style: .fullName) ?? "", numbers)
    }

    func allContacts() throws -> [CNContact] {
        let keys = [CNContactGivenNameKey as CNKeyDescriptor, CNContactFamilyNameKey as CNKeyDescriptor]
        var contacts: [CNContact] = []
        try CNContactStore().enumerateContacts(with: CNContactFetchRequest(keysToFetch: keys)) { contact, _ in
            contacts.append(contact)
        }
        return contacts
    }

    func showFiles() {
        let preview = QLPreviewController()
        preview.dataSource = self
        preview.currentPreviewItemIndex = 0
        navigationController?.pushViewController(preview, animated: true)
    }

    func numberOfPreviewItems(in controller: QLPreviewController) -> Int { files.count }

    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> QLPreviewItem {
        files[index] as NSURL
    }

    func rate() {
        if let scene = view.window?.windowScene { SKStoreReviewController.requestReview(in: scene) }
        let store = SKStoreProductViewController()
        store.delegate = self
        store.loadProduct(withParameters: [SKStoreProductParameterITunesItemIdentifier: 42]) { _, error in
            print(error as Any)
        }
    }

    func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) { dismiss(animated: true) }

    func pay() {
        let request = PKPaymentRequest()
        request.supportedNetworks = [.visa, .masterCard]
        request.merchantCapabilities = .capability3DS
        request.paymentSummaryItems = [PKPaymentSummaryItem(label: "Total", amount: NSDecimalNumber(string: "9.99"))]
        guard PKPaymentAuthorizationViewController.canMakePayments(),
            let controller = PKPaymentAuthorizationViewController(paymentRequest: request)
        else { return }
        present(controller, animated: true)
        view.addSubview(PKPaymentButton(paymentButtonType: .buy, paymentButtonStyle: .black))
    }
}

@MainActor
final class PurchaseModel {
    private(set) var products: [Product] = []

    func load() async {
        products = (try? await Product.products(for: ["pro"])) ?? []
        for await result in Transaction.currentEntitlements {
            guard case .verified(let transaction) = result else { continue }
            await transaction.finish()
        }
    }

    func buy(_ product: Product) async throws {
        switch try await product.purchase() {
        case .success(let verification): print(try verification.payloadValue.productID)
        case .userCancelled, .pending: break
        @unknown default: break
        }
    }
}
