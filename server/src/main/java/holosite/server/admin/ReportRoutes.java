package holosite.server.admin;

import holosite.server.account.RandomSecrets;
import holosite.server.lobby.TableReplies;
import holosite.server.store.Store;
import holosite.server.table.entity.Tables;
import holosite.server.table.game.TableEvent;
import holosite.server.table.game.TableRefusal;
import holosite.server.text.PlainText;
import holosite.server.web.Access;
import holosite.server.web.LocalizedText;
import holosite.server.web.Rate;
import holosite.server.web.Reply;
import holosite.server.web.Request;
import holosite.server.web.RequestRefused;
import holosite.server.web.Route;
import holosite.server.web.Routes;
import holosite.server.web.Visitor;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.stream.Collectors;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/** Problems that players report at a table, and the admin reads. */
public final class ReportRoutes implements Routes {
    private static final int LONGEST = 1_000;
    private static final int MOST = 200;
    private static final int MOST_A_DAY = 10;
    private static final int MOST_KEPT = 2_000;

    private final Store store;
    private final Tables tables;
    private final InstantSource clock;

    public ReportRoutes(Store store, Tables tables, InstantSource clock) {
        this.store = store;
        this.tables = tables;
        this.clock = clock;
    }

    @Override
    public List<Route> routes() {
        return List.of(
                Route.post("/api/tables/{id}/report", Access.PLAYER, this::report)
                        .saying("Report a problem at a table, with its record and position")
                        .reading(NewReport.class)
                        .creatingOnce(Reported.class)
                        .refusing(503)
                        .at(Rate.HEAVY)
                        .heavily(),
                Route.get("/api/admin/reports", Access.ADMIN, call -> list())
                        .saying("Problems that were reported, the latest first")
                        .listing(Report.class),
                Route.get("/api/admin/reports/{id}", Access.ADMIN, this::get)
                        .saying("A report: words, record, position and events")
                        .writing("text/plain"),
                Route.delete("/api/admin/reports/{id}", Access.ADMIN, this::delete)
                        .saying("Delete a report"));
    }

    record NewReport(String words) {}

    record Reported(String id) {}

    record Report(String id, long at, String table, String name, String words) {}

    private Reply report(Request call) {
        String table = call.part("id");
        String words = lines(call.body(NewReport.class).words());
        if (words.length() > LONGEST) {
            throw RequestRefused.badRequest(
                    "too_long",
                    "Describe the problem in at most %d characters.".formatted(LONGEST),
                    "Décrivez le problème en %d caractères au plus.".formatted(LONGEST));
        }
        Visitor by = call.player();
        String id = call.made().map(made -> made.substring(0, 32)).orElseGet(RandomSecrets::id);
        if (count("id = ?", id) > 0) {
            // the same request has come before
            return Reply.created(new Reported(id));
        }
        checkNumber(by.id());
        List<TableEvent> events = TableReplies.on(tables.journal(table));
        if (events.isEmpty()) {
            throw TableReplies.refused(TableRefusal.NO_TABLE);
        }
        String text =
                ProblemReport.write(
                        table, by.name(), words, events, TableReplies.on(tables.played(table)));
        return Store.unlessTaken(
                () -> {
                    store(id, table, by, words, text);
                    return Reply.created(new Reported(id));
                },
                () -> Reply.created(new Reported(id)));
    }

    private void store(String id, String table, Visitor by, String words, String text) {
        store.update(
                "INSERT INTO reports (id, at, table_id, account, name, words, content) VALUES (?, ?,"
                        + " ?, ?, ?, ?, ?)",
                id,
                clock.millis(),
                table,
                by.id(),
                by.name(),
                words,
                packed(text));
    }

    /** The words in their lines, without what cannot be seen. */
    private static String lines(String words) {
        return words.lines().map(PlainText::line).collect(Collectors.joining("\n")).strip();
    }

    private void checkNumber(String account) {
        long since = clock.millis() - Duration.ofDays(1).toMillis();
        if (count("account = ? AND at > ?", account, since) >= MOST_A_DAY
                || count("at > ?", 0L) >= MOST_KEPT) {
            throw new RequestRefused(
                    429,
                    "enough_reports",
                    new LocalizedText(
                            "Enough has been reported for today. Thank you.",
                            "Assez de problèmes ont été signalés pour aujourd'hui. Merci."));
        }
    }

    private int count(String where, Object... values) {
        return store.with(
                handle ->
                        handle.select("SELECT COUNT(*) FROM reports WHERE " + where, values)
                                .mapTo(Integer.class)
                                .one());
    }

    private Reply list() {
        return Reply.json(
                store.with(
                        handle ->
                                handle.createQuery(
                                                "SELECT id, at, table_id, name, words FROM reports"
                                                        + " ORDER BY at DESC LIMIT "
                                                        + MOST)
                                        .map(
                                                (row, context) ->
                                                        new Report(
                                                                row.getString(1),
                                                                row.getLong(2),
                                                                row.getString(3),
                                                                row.getString(4),
                                                                row.getString(5)))
                                        .list()));
    }

    private Reply get(Request call) {
        String id = call.part("id");
        byte[] content =
                store.with(
                                handle ->
                                        handle.createQuery(
                                                        "SELECT content FROM reports WHERE id = :id")
                                                .bind("id", id)
                                                .map((row, context) -> row.getBytes(1))
                                                .findOne())
                        .orElseThrow(ReportRoutes::noReport);
        return Reply.file("holosite-report-" + id + ".txt", "text/plain", unpacked(content));
    }

    private Reply delete(Request call) {
        if (store.update("DELETE FROM reports WHERE id = ?", call.part("id")) == 0) {
            throw noReport();
        }
        return Reply.nothing();
    }

    private static RequestRefused noReport() {
        return RequestRefused.notFound(
                "There is no such report any more.", "Ce signalement n'existe plus.");
    }

    private static byte[] packed(String text) {
        var bytes = new ByteArrayOutputStream();
        try (var gzip = new GZIPOutputStream(bytes)) {
            gzip.write(text.getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    private static String unpacked(byte[] content) {
        try (var gzip = new GZIPInputStream(new ByteArrayInputStream(content))) {
            return new String(gzip.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
