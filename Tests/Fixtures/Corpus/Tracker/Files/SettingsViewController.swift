// swift-format-ignore-file: NeverForceUnwrap
import LocalAuthentication
import MessageUI
import StoreKit
import UIKit
import WebKit

class SettingsViewController: UITableViewController {
    enum Row: CaseIterable {
        case notifications, sounds, about, feedback, rate

        var title: String {
            switch self {
            case .notifications: return "Notifications"
            case .sounds: return "Sounds"
            case .about: return "About"
            case .feedback: return "Send feedback"
            case .rate: return "Rate this app"
            }
        }

        var icon: UIImage? {
            switch self {
            case .notifications: return UIImage(systemName: "bell.badge")
            case .sounds: return UIImage(systemName: "speaker.wave.2")
            case .about: return UIImage(systemName: "info.circle")
            case .feedback: return UIImage(systemName: "envelope")
            case .rate: return UIImage(systemName: "star")
            }
        }
    }

    private let sections: [[Row]] = [[.notifications, .sounds], [.about, .feedback, .rate]]
    private lazy var context = LAContext()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Settings"
        navigationController?.navigationBar.prefersLargeTitles = true
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        tableView.register(SwitchCell.self, forCellReuseIdentifier: String(describing: SwitchCell.self))
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 44
        let footer = UILabel(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
        footer.text =
            "Version \(Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String ?? "1.0")"
        footer.textAlignment = .center
        footer.font = .preferredFont(forTextStyle: .footnote)
        footer.textColor = .secondaryLabel
        tableView.tableFooterView = footer
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].count
    }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section == 0 ? "Alerts" : "App"
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = sections[indexPath.section][indexPath.row]
        if row == .sounds,
            let cell = tableView.dequeueReusableCell(
                withIdentifier: String(describing: SwitchCell.self), for: indexPath) as? SwitchCell
        {
            cell.textLabel?.text = row.title
            cell.imageView?.image = row.icon
            cell.onChange = { [weak self] isOn in self?.log(isOn) }
            return cell
        }
        let cell = UITableViewCell(style: .value1, reuseIdentifier: "value")
        cell.textLabel?.text = row.title
        cell.detailTextLabel?.text = row == .notifications ? "On" : nil
        cell.imageView?.image = row.icon
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        switch sections[indexPath.section][indexPath.row] {
        case .about:
            let controller = AboutViewController()
            controller.url = URL(string: "https://example.com/about")
            navigationController?.pushViewController(controller, animated: true)
        case .feedback:
            guard MFMailComposeViewController.canSendMail() else { return }
            let mail = MFMailComposeViewController()
            mail.mailComposeDelegate = self
            mail.setToRecipients(["hello@example.com"])
            mail.setMessageBody("<p>Hi</p>", isHTML: true)
            present(mail, animated: true)
        case .rate:
            if let scene = view.window?.windowScene { SKStoreReviewController.requestReview(in: scene) }
        case .notifications:
            UIApplication.shared.open(
                URL(string: UIApplication.openSettingsURLString)!, options: [:], completionHandler: nil)
        default:
            context.evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, localizedReason: "Unlock") {
                success, error in
                print(success, error as Any)
            }
        }
    }

    private func log(_ isOn: Bool) { UserDefaults.standard.set(isOn, forKey: "sounds") }
}

extension SettingsViewController: MFMailComposeViewControllerDelegate {
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: Error?
    ) {
        controller.dismiss(animated: true)
    }
}

final class SwitchCell: UITableViewCell {
    let toggle = UISwitch()
    var onChange: ((Bool) -> Void)?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        accessoryView = toggle
        selectionStyle = .none
        toggle.addTarget(self, action: #selector(changed), for: .valueChanged)
        toggle.isOn = true
    }

    required init?(coder: NSCoder) { fatalError() }
    @objc private func changed() { onChange?(toggle.isOn) }
}

class AboutViewController: UIViewController, WKNavigationDelegate {
    var url: URL?
    private lazy var webView: WKWebView = {
        let configuration = WKWebViewConfiguration()
        configuration.allowsInlineMediaPlayback = true
        let webView = WKWebView(frame: .zero, configuration: configuration)
        webView.navigationDelegate = self
        webView.allowsBackForwardNavigationGestures = true
        return webView
    }()

    override func loadView() { view = webView }
    override func viewDidLoad() {
        super.viewDidLoad()
        if let url = url { webView.load(URLRequest(url: url)) }
        webView.addObserver(self, forKeyPath: #keyPath(WKWebView.estimatedProgress), options: .new, context: nil)
    }
    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        if keyPath == "estimatedProgress" { print(webView.estimatedProgress) }
    }
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) {
        decisionHandler(.allow)
    }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { title = webView.title }
}
