package agency.shell;

import agency.shell.core.Bridge;
import agency.shell.core.BridgeMessages;
import android.app.Activity;
import android.os.CancellationSignal;
import android.os.Handler;
import androidx.credentials.Credential;
import androidx.credentials.CredentialManager;
import androidx.credentials.CredentialManagerCallback;
import androidx.credentials.CustomCredential;
import androidx.credentials.GetCredentialRequest;
import androidx.credentials.GetCredentialResponse;
import androidx.credentials.exceptions.GetCredentialCancellationException;
import androidx.credentials.exceptions.GetCredentialException;
import com.google.android.libraries.identity.googleid.GetSignInWithGoogleOption;
import com.google.android.libraries.identity.googleid.GoogleIdTokenCredential;
import java.util.concurrent.Executor;

/** The system's list of Google accounts. Where it cannot be had (no Play services, no account) the browser does it. */
final class AccountSheet implements Bridge.GoogleSignIn {
    private final Activity activity;
    private final String webClientId;
    private final Answers answers;
    private final BrowserSignIn browser;

    AccountSheet(Activity activity, String webClientId, Answers answers, BrowserSignIn browser) {
        this.activity = activity;
        this.webClientId = webClientId;
        this.answers = answers;
        this.browser = browser;
    }

    @Override
    public void begin(final String reqId) {
        GetCredentialRequest request = new GetCredentialRequest.Builder()
                .addCredentialOption(new GetSignInWithGoogleOption.Builder(webClientId).build())
                .build();
        final Handler main = new Handler(activity.getMainLooper());
        Executor onMain = new Executor() {
            @Override
            public void execute(Runnable task) {
                main.post(task);
            }
        };
        CredentialManager.create(activity).getCredentialAsync(
                activity, request, new CancellationSignal(), onMain,
                new CredentialManagerCallback<GetCredentialResponse, GetCredentialException>() {
                    @Override
                    public void onResult(GetCredentialResponse response) {
                        chosen(response.getCredential(), reqId);
                    }

                    @Override
                    public void onError(GetCredentialException error) {
                        if (error instanceof GetCredentialCancellationException) refuse(reqId, "cancelled");
                        else browser.begin(reqId);
                    }
                });
    }

    private void chosen(Credential credential, String reqId) {
        boolean isGoogle = credential instanceof CustomCredential
                && credential.getType().equals(GoogleIdTokenCredential.TYPE_GOOGLE_ID_TOKEN_CREDENTIAL);
        if (!isGoogle) {
            refuse(reqId, "failed");
            return;
        }
        String idToken = GoogleIdTokenCredential.createFrom(credential.getData()).getIdToken();
        answers.send(BridgeMessages.googleIdToken(idToken));
    }

    private void refuse(String reqId, String error) {
        answers.send(BridgeMessages.error(BridgeMessages.GOOGLE_SIGN_IN, reqId, error));
    }
}
