package holosite.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Registering, signing in and out, through a real server. */
class AccountsOverHttpTest {
    private static RunningServer running;

    @BeforeAll
    static void open() {
        running = new RunningServer(Limits.all(100_000));
    }

    @AfterAll
    static void close() {
        running.close();
    }

    private static String login(String name, String password) {
        return "{\"name\": \"%s\", \"password\": \"%s\"}".formatted(name, password);
    }

    @Test
    void aGuestPlaysAtOnceUnderAReadableName() {
        Browser browser = running.browser();
        assertThat(browser.get("/api/me").body()).isEqualTo("null");
        Browser.Answer made = browser.post("/api/guest", "{\"language\": \"fr\"}");
        assertThat(made.status()).isEqualTo(201);
        assertThat(made.json().get("name").asString()).matches("[A-Z][a-z]+ [A-Z][a-z]+ \\d+");
        assertThat(made.json().get("guest").asBoolean()).isTrue();
        assertThat(made.json().get("language").asString()).isEqualTo("fr");
        assertThat(made.header("Set-Cookie"))
                .contains("HttpOnly", "SameSite=Strict", "Path=/")
                .doesNotContain("Secure");
        assertThat(browser.get("/api/me").json()).isEqualTo(made.json());
        // a second request changes nothing
        Browser.Answer again = browser.post("/api/guest", "{}");
        assertThat(again.status()).isEqualTo(200);
        assertThat(again.json()).isEqualTo(made.json());
    }

    @Test
    void aGuestWhoRegistersKeepsWhatIsHis() {
        Browser browser = running.guest();
        JsonNode guest = browser.get("/api/me").json();
        Browser thief = browser.twin();
        String old = browser.token();
        Browser.Answer me = browser.post("/api/register", login("Settler", "long enough 1"));
        assertThat(me.status()).isEqualTo(201);
        assertThat(me.json().get("id")).isEqualTo(guest.get("id"));
        assertThat(me.json().get("guest").asBoolean()).isFalse();
        assertThat(browser.token()).isNotEqualTo(old);
        // the guest's cookie is no longer valid
        assertThat(thief.get("/api/me").body()).isEqualTo("null");
        assertThat(browser.post("/api/register", login("Settler2", "long enough 1")).error())
                .isEqualTo("has_account");
    }

    @Test
    void oneLogsInAndOut() {
        running.browser().post("/api/register", login("Comes Back", "long enough 2"));
        Browser browser = running.browser();
        assertThat(browser.post("/api/login", login("comes back", "long enough 2")).status())
                .isEqualTo(200);
        assertThat(browser.get("/api/me").json().get("name").asString()).isEqualTo("Comes Back");
        Browser twin = browser.twin();
        Browser.Answer out = browser.send("POST", "/api/logout", "", browser.ours());
        assertThat(out.status()).isEqualTo(204);
        assertThat(out.header("Set-Cookie")).contains("Expires=Thu, 01 Jan 1970");
        assertThat(twin.get("/api/me").body()).isEqualTo("null");
    }

    @Test
    void anUnknownNameAndAWrongPasswordAreAnsweredAlike() {
        running.browser().post("/api/register", login("Known One", "long enough 3"));
        Browser browser = running.browser();
        Browser.Answer wrong = browser.post("/api/login", login("Known One", "another one"));
        Browser.Answer unknown = browser.post("/api/login", login("Nobody Here", "another one"));
        assertThat(wrong.status()).isEqualTo(401);
        assertThat(unknown.body()).isEqualTo(wrong.body());
        assertThat(time(browser, "Nobody Here")).isBetween(0.3, 3.0);
    }

    /** How long an unknown name takes, as a multiple of a wrong password: the quickest of each. */
    private static double time(Browser browser, String unknown) {
        long[] nanos = {Long.MAX_VALUE, Long.MAX_VALUE};
        for (int i = 0; i < 6; i++) {
            for (int which = 0; which < 2; which++) {
                long begin = System.nanoTime();
                browser.post(
                        "/api/login", login(which == 0 ? "Known One" : unknown, "another one"));
                nanos[which] = Math.min(nanos[which], System.nanoTime() - begin);
            }
        }
        return (double) nanos[1] / nanos[0];
    }

    @Test
    void aNewPasswordSignsOutTheOthers() {
        Browser browser = running.browser();
        browser.post("/api/register", login("Careful", "long enough 4"));
        Browser elsewhere = running.browser();
        elsewhere.post("/api/login", login("Careful", "long enough 4"));
        assertThat(
                        browser.post(
                                        "/api/password",
                                        "{\"old\": \"wrong one\", \"password\": \"new and long\"}")
                                .error())
                .isEqualTo("wrong_password");
        assertThat(elsewhere.get("/api/me").json().isNull()).isFalse();
        assertThat(
                        browser.post(
                                        "/api/password",
                                        "{\"old\": \"long enough 4\", \"password\": \"new and"
                                                + " long\"}")
                                .status())
                .isEqualTo(204);
        assertThat(browser.get("/api/me").json().isNull()).isFalse();
        assertThat(elsewhere.get("/api/me").json().isNull()).isTrue();
        assertThat(elsewhere.post("/api/login", login("Careful", "long enough 4")).status())
                .isEqualTo(401);
        assertThat(elsewhere.post("/api/login", login("Careful", "new and long")).status())
                .isEqualTo(200);
        assertThat(browser.send("POST", "/api/logout-everywhere", "", browser.ours()).status())
                .isEqualTo(204);
        assertThat(elsewhere.get("/api/me").json().isNull()).isTrue();
    }

    @Test
    void namesThatLookAlikeAreOneName() {
        assertThat(
                        running.browser()
                                .post("/api/register", login("Milo O'Dell", "long enough 5"))
                                .status())
                .isEqualTo(201);
        for (String like : new String[] {"milo odell", "MILO 0DELL", "Mílo O'Dell", "Мilо"}) {
            Browser.Answer answer =
                    running.browser().post("/api/register", login(like, "long enough 5"));
            assertThat(answer.error()).as(like).isIn("name_taken", "bad_name");
        }
        for (String bad : new String[] {"ab", "x".repeat(21), "Admin", "4ever", "a\\u0000bc", ""}) {
            assertThat(running.browser().post("/api/register", login(bad, "long enough 5")).error())
                    .as(bad)
                    .isEqualTo("bad_name");
        }
        for (String weak : new String[] {"short", "aaaaaaaaaa", "Nobody Else"}) {
            assertThat(running.browser().post("/api/register", login("Nobody Else", weak)).error())
                    .as(weak)
                    .isEqualTo("bad_password");
        }
    }

    @Test
    void aSessionEndsWhenItIsNotUsedForLong() {
        Browser browser = running.guest();
        for (int i = 0; i < 3; i++) {
            running.later(Duration.ofDays(20));
            assertThat(browser.get("/api/me").json().isNull()).isFalse();
        }
        running.later(Duration.ofDays(31));
        assertThat(browser.get("/api/me").json().isNull()).isTrue();
        Browser.Answer refused = browser.patch("/api/me", "{\"language\": \"fr\"}");
        assertThat(refused.status()).isEqualTo(401);
        assertThat(refused.header("Set-Cookie")).contains("Expires=Thu, 01 Jan 1970");
    }

    @Test
    void aSessionEndsAtTheLatestAfterHalfAYear() {
        Browser browser = running.guest();
        for (int i = 0; i < 8; i++) {
            running.later(Duration.ofDays(20));
            assertThat(browser.get("/api/me").json().isNull()).isFalse();
        }
        running.later(Duration.ofDays(21));
        assertThat(browser.get("/api/me").json().isNull()).isTrue();
    }

    @Test
    void aGuestWhoMistypesAPasswordStaysWhoHeIs() {
        Browser browser = running.guest();
        String before = browser.get("/api/me").body();
        assertThat(browser.post("/api/login", login("Nobody Here", "another one")).status())
                .isEqualTo(401);
        assertThat(browser.get("/api/me").body()).isEqualTo(before);
    }

    @Test
    void theLanguageIsKept() {
        Browser browser = running.guest();
        assertThat(browser.patch("/api/me", "{\"language\": \"fr\"}").status()).isEqualTo(200);
        assertThat(browser.delete("/api/decks/12").message()).startsWith("Il n'y a pas");
        assertThat(browser.send("DELETE", "/api/decks/12?lang=en", "", browser.ours()).message())
                .startsWith("There is no");
    }
}
