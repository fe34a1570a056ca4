package holosite.server.web;

/** What an address does. */
@FunctionalInterface
public interface Action {
    Reply answer(Call call);
}
