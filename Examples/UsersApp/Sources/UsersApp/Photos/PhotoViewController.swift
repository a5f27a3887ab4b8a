import Factory
import RxSwift
import UIKit

/// A portrait on a dark background, with gestures to move, rotate and zoom it.
final class PhotoViewController: UIViewController {

    private let user: User
    private let imageView = UIImageView()
    private let nameLabel = UILabel()
    private static let effect: UIVisualEffect = UIBlurEffect(style: .systemThinMaterialDark)
    private let plate = UIVisualEffectView(effect: PhotoViewController.effect)
    private let disposeBag = DisposeBag()
    @WeakLazyInjected(Container.imageCache) private var cache: ImageCacheType?

    init(user: User) {
        self.user = user
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .fullScreen
    }

    required init?(coder: NSCoder) {
        fatalError("This controller is made in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        overrideUserInterfaceStyle = .dark
        layOut()
        addGestures()
        cache?.portraitOrInitials(of: user)
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] in self?.imageView.image = $0 })
            .disposed(by: disposeBag)
    }

    private func layOut() {
        imageView.contentMode = .scaleAspectFit
        imageView.isUserInteractionEnabled = true
        nameLabel.text = user.fullName
        nameLabel.font = .preferredFont(forTextStyle: .headline)
        plate.layer.cornerRadius = 12
        plate.clipsToBounds = true
        motionEffects.forEach { plate.addMotionEffect($0) }
        [imageView, plate].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview($0)
        }
        nameLabel.translatesAutoresizingMaskIntoConstraints = false
        plate.contentView.addSubview(nameLabel)
        NSLayoutConstraint.activate([
            imageView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            imageView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            imageView.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            imageView.heightAnchor.constraint(equalTo: imageView.widthAnchor),
            plate.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            plate.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -24),
            nameLabel.topAnchor.constraint(equalTo: plate.contentView.topAnchor, constant: 10),
            nameLabel.bottomAnchor.constraint(equalTo: plate.contentView.bottomAnchor, constant: -10),
            nameLabel.leadingAnchor.constraint(equalTo: plate.contentView.leadingAnchor, constant: 18),
            nameLabel.trailingAnchor.constraint(equalTo: plate.contentView.trailingAnchor, constant: -18),
        ])
    }

    /// Parallax effects that let the name float above the photo.
    private var motionEffects: [UIMotionEffect] {
        let across = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
        across.minimumRelativeValue = -8
        across.maximumRelativeValue = 8
        return [across]
    }

    private func addGestures() {
        let pinch = UIPinchGestureRecognizer()
        pinch.rx.event
            .subscribe(onNext: { [weak self] gesture in
                self?.turn { $0.scaledBy(x: gesture.scale, y: gesture.scale) }
                gesture.scale = 1
            })
            .disposed(by: disposeBag)
        let rotation = UIRotationGestureRecognizer()
        rotation.rx.event
            .subscribe(onNext: { [weak self] gesture in
                self?.turn { $0.rotated(by: gesture.rotation) }
                gesture.rotation = 0
            })
            .disposed(by: disposeBag)
        let pan = UIPanGestureRecognizer()
        pan.rx.event
            .subscribe(onNext: { [weak self] gesture in self?.follow(gesture) })
            .disposed(by: disposeBag)
        let long = UILongPressGestureRecognizer()
        long.minimumPressDuration = 0.6
        long.rx.event
            .filter { $0.state == .began }
            .subscribe(onNext: { [weak self] _ in self?.reset() })
            .disposed(by: disposeBag)
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = 2
        tap.rx.event
            .subscribe(onNext: { [weak self] _ in self?.dismiss(animated: true) })
            .disposed(by: disposeBag)
        let gestures: [UIGestureRecognizer] = [pinch, rotation, pan, long, tap]
        gestures.forEach { imageView.addGestureRecognizer($0) }
    }

    private func turn(_ change: (CGAffineTransform) -> CGAffineTransform) {
        imageView.transform = change(imageView.transform)
    }

    private func follow(_ gesture: UIPanGestureRecognizer) {
        let way = gesture.translation(in: view)
        if gesture.state == .ended, abs(way.y) > view.bounds.height / 3 {
            dismiss(animated: true)
            return
        }
        imageView.center.x += way.x
        imageView.center.y += way.y
        gesture.setTranslation(.zero, in: view)
    }

    private func reset() {
        UIView.animate(withDuration: 0.25) {
            self.imageView.transform = .identity
            self.imageView.center = CGPoint(x: self.view.bounds.midX, y: self.view.bounds.midY)
        }
    }

}
