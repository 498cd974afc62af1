import UIKit

/// One window with the shell; links of our site that were opened elsewhere arrive here.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let shell = ShellController()

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = shell
    window.makeKeyAndVisible()
    self.window = window
    shell.open(connectionOptions.userActivities.first?.webpageURL)
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    if let link = userActivity.webpageURL { shell.open(link) }
  }

  func sceneWillEnterForeground(_ scene: UIScene) {
    shell.retryIfOffline()
  }
}
