package androidx.credentials.exceptions;

public final class GetCredentialCancellationException extends GetCredentialException {}
