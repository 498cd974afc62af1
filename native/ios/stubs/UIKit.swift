// What the app uses of UIKit, to check its types where there is no SDK. Nothing of it runs or is shipped.
@_exported import Foundation

public struct CGRect { public static let zero = CGRect() }

@MainActor open class UIResponder: NSObject {}

@MainActor public protocol UIApplicationDelegate: AnyObject {}
extension UIApplicationDelegate { public static func main() {} }

@MainActor public final class UIApplication: UIResponder {
  public struct OpenExternalURLOptionsKey: Hashable {}
  public static let shared = UIApplication()
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {}
}

@MainActor open class UIScene: UIResponder {
  public final class ConnectionOptions { public var userActivities: Set<NSUserActivity> = [] }
}
@MainActor public final class UIWindowScene: UIScene {}
@MainActor public final class UISceneSession: NSObject {}
public final class NSUserActivity: NSObject { public var webpageURL: URL? }

@MainActor public protocol UISceneDelegate: AnyObject {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  func sceneWillEnterForeground(_ scene: UIScene)
}
@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate { var window: UIWindow? { get set } }

public final class UIColor: NSObject { public init?(named name: String) {} }

public final class UIFont: NSObject {
  public struct TextStyle: Sendable {
    public static let title2 = TextStyle()
    public static let headline = TextStyle()
    public static let body = TextStyle()
  }
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont() }
}
public final class UIFontMetrics: NSObject, @unchecked Sendable {
  public static let `default` = UIFontMetrics()
  public func scaledValue(for value: Double) -> Double { value }
}
public enum UIContentSizeCategory {
  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
}

@MainActor public final class NSLayoutYAxisAnchor {
  public func constraint(equalTo: NSLayoutYAxisAnchor, constant: Double = 0) -> NSLayoutConstraint { .init() }
  public func constraint(greaterThanOrEqualTo: NSLayoutYAxisAnchor, constant: Double = 0) -> NSLayoutConstraint {
    .init()
  }
}
@MainActor public final class NSLayoutXAxisAnchor {
  public func constraint(equalTo: NSLayoutXAxisAnchor, constant: Double = 0) -> NSLayoutConstraint { .init() }
}
@MainActor public final class NSLayoutDimension {
  public func constraint(equalTo: NSLayoutDimension) -> NSLayoutConstraint { .init() }
  public func constraint(greaterThanOrEqualTo: NSLayoutDimension) -> NSLayoutConstraint { .init() }
  public func constraint(greaterThanOrEqualToConstant: Double) -> NSLayoutConstraint { .init() }
}
public struct UILayoutPriority: Sendable { public static let defaultLow = UILayoutPriority() }
@MainActor public final class NSLayoutConstraint {
  public var priority = UILayoutPriority()
  public var isActive = false
  public static func activate(_ constraints: [NSLayoutConstraint]) {}
}
@MainActor public final class UILayoutGuide {
  public let topAnchor = NSLayoutYAxisAnchor()
  public let bottomAnchor = NSLayoutYAxisAnchor()
  public let centerYAnchor = NSLayoutYAxisAnchor()
  public let leadingAnchor = NSLayoutXAxisAnchor()
  public let trailingAnchor = NSLayoutXAxisAnchor()
  public let widthAnchor = NSLayoutDimension()
  public let heightAnchor = NSLayoutDimension()
}

public struct UIAccessibilityTraits: Sendable { public static let header = UIAccessibilityTraits() }
@MainActor public enum UIAccessibility {
  public enum Notification { case screenChanged }
  public static func post(notification: Notification, argument: Any?) {}
}

@MainActor open class UIView: UIResponder {
  public var backgroundColor: UIColor?
  public var isHidden = false
  public var isOpaque = true
  public var accessibilityLabel: String?
  public var accessibilityTraits = UIAccessibilityTraits()
  public var translatesAutoresizingMaskIntoConstraints = true
  public let safeAreaLayoutGuide = UILayoutGuide()
  public let topAnchor = NSLayoutYAxisAnchor()
  public let bottomAnchor = NSLayoutYAxisAnchor()
  public let leadingAnchor = NSLayoutXAxisAnchor()
  public let trailingAnchor = NSLayoutXAxisAnchor()
  public let centerYAnchor = NSLayoutYAxisAnchor()
  public let heightAnchor = NSLayoutDimension()
  public var window: UIWindow?
  public init(frame: CGRect) {}
  public override convenience init() { self.init(frame: .zero) }
  public required init?(coder: NSCoder) {}
  public func addSubview(_ view: UIView) {}
}
@MainActor public final class UIWindow: UIView {
  public var rootViewController: UIViewController?
  public init() { super.init(frame: .zero) }
  public init(windowScene: UIWindowScene) { super.init(frame: .zero) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public func makeKeyAndVisible() {}
}
@MainActor public final class UILabel: UIView {
  public var text: String?
  public var font: UIFont = UIFont()
  public var textColor: UIColor?
  public var numberOfLines = 1
  public var textAlignment = NSTextAlignment.left
  public var adjustsFontForContentSizeCategory = false
}
public enum NSTextAlignment { case left, center }
@MainActor public final class UIActivityIndicatorView: UIView {
  public enum Style { case large }
  public init(style: Style) { super.init(frame: .zero) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public func startAnimating() {}
  public func stopAnimating() {}
}
@MainActor public final class UIAction {
  public init(handler: @escaping (UIAction) -> Void) {}
}
@MainActor public final class UIButton: UIView {
  public enum ButtonType { case system }
  public enum State { case normal }
  public enum Event { case primaryActionTriggered }
  public let titleLabel: UILabel? = nil
  public init(type: ButtonType) { super.init(frame: .zero) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public func setTitle(_ title: String?, for state: State) {}
  public func setTitleColor(_ color: UIColor?, for state: State) {}
  public func addAction(_ action: UIAction, for event: Event) {}
}
@MainActor public final class UIStackView: UIView {
  public enum Axis { case vertical }
  public var axis = Axis.vertical
  public var spacing = 0.0
  public init(arrangedSubviews: [UIView]) { super.init(frame: .zero) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
@MainActor public final class UIScrollView: UIView {
  public let frameLayoutGuide = UILayoutGuide()
  public let contentLayoutGuide = UILayoutGuide()
}

public enum UIStatusBarStyle { case lightContent }
@MainActor open class UIViewController: UIResponder {
  public var view: UIView! = UIView(frame: .zero)
  public var presentedViewController: UIViewController?
  public var popoverPresentationController: UIPopoverPresentationController?
  open var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  public init(nibName: String?, bundle: Bundle?) {}
  public required init?(coder: NSCoder) {}
  open func viewDidLoad() {}
  public func present(_ controller: UIViewController, animated: Bool) {}
}
@MainActor public final class UIPopoverPresentationController { public var sourceView: UIView? }
@MainActor public final class UIAlertAction {
  public enum Style { case `default`, cancel }
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {}
}
@MainActor public final class UIAlertController: UIViewController {
  public enum Style { case alert }
  public init(title: String?, message: String?, preferredStyle: Style) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public func addAction(_ action: UIAlertAction) {}
}
@MainActor public final class UIActivityViewController: UIViewController {
  public struct ActivityType {}
  public var completionWithItemsHandler: ((ActivityType?, Bool, [Any]?, Error?) -> Void)?
  public init(activityItems: [Any], applicationActivities: [NSObject]?) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
