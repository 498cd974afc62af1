package agency.shell.core;

/** What the page asks for. All but the action may be null. */
public final class Request {
    public final String action;
    public final String scope;
    public final String reqType;
    public final String reqId;

    Request(String action, String scope, String reqType, String reqId) {
        this.action = action;
        this.scope = scope;
        this.reqType = reqType;
        this.reqId = reqId;
    }
}
