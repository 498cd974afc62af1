package androidx.credentials;

public class CustomCredential extends Credential {}
