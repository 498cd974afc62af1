package com.google.android.libraries.identity.googleid;

import android.os.Bundle;
import androidx.credentials.CustomCredential;

public final class GoogleIdTokenCredential extends CustomCredential {
    public static final String TYPE_GOOGLE_ID_TOKEN_CREDENTIAL =
            "com.google.android.libraries.identity.googleid.TYPE_GOOGLE_ID_TOKEN_CREDENTIAL";

    private GoogleIdTokenCredential() {}

    public static GoogleIdTokenCredential createFrom(Bundle data) {
        throw new UnsupportedOperationException();
    }

    public String getIdToken() {
        throw new UnsupportedOperationException();
    }
}
