// Written by tools/configure.ts from native/app.json.
enum Facts {
  static let platform = "IOS_APP"
  static let version = "1.0.0"
  static let origin = "https://agency.example"
  static let scheme = "in.example.agency"
  static let paymentOrigins: [String] = [
    "https://api.razorpay.com",
    "https://checkout.razorpay.com",
  ]
}
