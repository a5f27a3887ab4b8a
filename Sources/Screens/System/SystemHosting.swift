import BuilderSwiftUI

/// A page of SwiftUI above rows of SwiftUI, in whose places placeholders are drawn.
final class HostedViewsController: UIViewController, UITableViewDataSource {
    private static let days = ["Monday", "Tuesday", "Wednesday", "Thursday"]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(system: "Forecast")
        view.backgroundColor = .systemBackground
        let chart = UIHostingController(rootView: HourlyForecast(hours: 12))
        addChild(chart)
        let table = UITableView()
        table.dataSource = self
        let stack = UIStackView(arrangedSubviews: [chart.view, table])
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            chart.view.heightAnchor.constraint(equalToConstant: 240),
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            stack.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        chart.didMove(toParent: self)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Self.days.count + 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        if indexPath.row < Self.days.count {
            cell.contentConfiguration = UIHostingConfiguration { DayForecast(day: Self.days[indexPath.row]) }
        } else {
            var content = cell.defaultContentConfiguration()
            content.text = String(system: "All Days")
            cell.contentConfiguration = content
            cell.accessoryType = .disclosureIndicator
        }
        return cell
    }
}

/// The weather of the next hours.
private struct HourlyForecast: View {
    let hours: Int
    var body: some View { Text("\(hours) hours").padding() }
}

/// The weather of a day.
private struct DayForecast: View {
    let day: String
    var body: some View { Text(day) }
}
