package androidx.credentials.exceptions;

public abstract class GetCredentialException extends Exception {}
