// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "ShellCore",
  platforms: [.iOS(.v15), .macOS(.v12)],
  products: [.library(name: "ShellCore", targets: ["ShellCore"])],
  targets: [
    .target(name: "ShellCore"),
    .testTarget(name: "ShellCoreTests", dependencies: ["ShellCore"]),
  ]
)
