/// The authentication of a server by its certificate; Linux's Foundation has an unavailable one.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
/// The authentication of a client by its certificate; Linux's Foundation has an unavailable one.
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"
