package com.google.android.libraries.identity.googleid;

import androidx.credentials.CredentialOption;

public final class GetSignInWithGoogleOption extends CredentialOption {
    private GetSignInWithGoogleOption() {}

    public static final class Builder {
        public Builder(String serverClientId) {}

        public GetSignInWithGoogleOption build() {
            throw new UnsupportedOperationException();
        }
    }
}
