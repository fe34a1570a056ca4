package holosite.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.core.util.DefaultIndenter;
import tools.jackson.core.util.DefaultPrettyPrinter;
import tools.jackson.core.util.Separators;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * The schemas of the OpenAPI document say what the Java records say, and the TypeScript types of
 * the browser client what the schemas say. With {@code -Ddocs=write} both are written anew.
 */
class ContractTest {
    private static final JsonMapper JSON = JsonMapper.shared();
    private static final Path DOCUMENT = Path.of("src/main/resources/holosite/openapi.json");
    private static final Path TYPES = Path.of("../web/src/lib/http.ts");

    /** Each schema with the record it is made from. */
    private static final Map<String, String> RECORDS = new LinkedHashMap<>();

    static {
        records(
                "holosite.language.card.Side Side",
                "holosite.language.prose.Language Language",
                "holosite.server.web.ErrorBody Problem");
        records(
                "holosite.server.account.AccountRoutes$Me Me",
                "holosite.server.account.AccountRoutes$Newcomer Newcomer",
                "holosite.server.account.AccountRoutes$Registration Registration",
                "holosite.server.account.AccountRoutes$Login Login",
                "holosite.server.account.AccountRoutes$NewPassword NewPassword",
                "holosite.server.account.AccountRoutes$Change Change",
                "holosite.server.account.AccountRoutes$Reset Reset",
                "holosite.server.account.AccountAdminRoutes$Account AdminAccount",
                "holosite.server.account.AccountAdminRoutes$Change AccountChange",
                "holosite.server.account.AccountAdminRoutes$Link ResetLink");
        records(
                "holosite.server.deck.DeckResponses$Copies Copies",
                "holosite.server.deck.DeckResponses$Problem DeckProblem",
                "holosite.server.deck.DeckResponses$Summary DeckSummary",
                "holosite.server.deck.DeckResponses$Info DeckInfo",
                "holosite.server.deck.DeckDraft DeckDraft",
                "holosite.server.deck.DeckRoutes$Text DeckText",
                "holosite.server.deck.DeckRoutes$Imported Imported",
                "holosite.server.deck.DeckRoutes$Format DeckFormat");
        records(
                "holosite.server.lobby.BotLevels$Level BotInfo",
                "holosite.server.lobby.TableSummary$Seat SeatInfo",
                "holosite.server.lobby.TableSummary$Outcome Outcome",
                "holosite.server.lobby.TableSummary TableSummary",
                "holosite.server.lobby.LobbyRoutes$Lobby Lobby",
                "holosite.server.lobby.LobbyRoutes$Wanted NewTable",
                "holosite.server.lobby.OpenedTable Opened",
                "holosite.server.lobby.LobbyRoutes$Join Join",
                "holosite.server.lesson.LessonRoutes$LessonSummary LessonSummary",
                "holosite.server.lesson.LessonRoutes$Begin BeginLesson",
                "holosite.server.replay.ReplayRoutes$GameList GameList",
                "holosite.server.replay.ReplayRoutes$GoOn ContinueFrom");
        records(
                "holosite.server.glossary.GlossaryPages$Summary GlossaryTerm",
                "holosite.server.glossary.GlossaryPages$Piece GlossaryPiece",
                "holosite.server.glossary.GlossaryPages$Part GlossaryBlock",
                "holosite.server.glossary.GlossaryPages$Claimed GlossaryClaim",
                "holosite.server.glossary.GlossaryPages$Page GlossaryEntry");
        records(
                "holosite.server.admin.TableAdminRoutes$AdminTable AdminTable",
                "holosite.server.admin.TableAdminRoutes$TableChange TableChange",
                "holosite.server.admin.ReportRoutes$NewReport NewReport",
                "holosite.server.admin.ReportRoutes$Reported Reported",
                "holosite.server.admin.ReportRoutes$Report Report");
    }

    private static void records(String... lines) {
        for (String line : lines) {
            int blank = line.indexOf(' ');
            RECORDS.put(line.substring(blank + 1), line.substring(0, blank));
        }
    }

    /** What is written from the game itself and not from records. */
    private static final List<String> FROM_THE_GAME =
            List.of("LogLine", "Replay", "ReplayStep", "Catalogue");

    private static final List<String> REQUESTS =
            List.of(
                    "Newcomer",
                    "Registration",
                    "Login",
                    "NewPassword",
                    "Change",
                    "Reset",
                    "AccountChange",
                    "DeckDraft",
                    "DeckText",
                    "NewTable",
                    "Join",
                    "BeginLesson",
                    "ContinueFrom",
                    "TableChange",
                    "NewReport");

    private static boolean writes() {
        return "write".equals(System.getProperty("docs"));
    }

    private static ObjectNode document() throws IOException {
        return (ObjectNode) JSON.readTree(Files.readString(DOCUMENT));
    }

    @Test
    void everySchemaIsMadeFromItsRecord() throws Exception {
        ObjectNode document = document();
        ObjectNode schemas = (ObjectNode) document.at("/components/schemas");
        var all = new ArrayList<>(RECORDS.keySet());
        all.addAll(FROM_THE_GAME);
        assertThat(schemas.propertyNames()).containsExactlyInAnyOrderElementsOf(all);

        var names = new HashMap<Class<?>, String>();
        for (Map.Entry<String, String> entry : RECORDS.entrySet()) {
            names.put(Class.forName(entry.getValue()), entry.getKey());
        }
        var made = new RecordSchemas(names, REQUESTS);
        for (Map.Entry<Class<?>, String> entry : names.entrySet()) {
            JsonNode before = schemas.get(entry.getValue());
            ObjectNode now = made.of(entry.getKey(), before);
            if (writes()) {
                schemas.set(entry.getValue(), now);
            } else {
                assertThat(before)
                        .as("%s: run this test with -Ddocs=write", entry.getValue())
                        .isEqualTo(now);
            }
        }
        if (writes()) {
            var indenter = new DefaultIndenter(" ", "\n");
            var separators =
                    Separators.createDefaultInstance()
                            .withObjectNameValueSpacing(Separators.Spacing.AFTER)
                            .withArrayEmptySeparator("")
                            .withObjectEmptySeparator("");
            var printer =
                    new DefaultPrettyPrinter(separators)
                            .withObjectIndenter(indenter)
                            .withArrayIndenter(indenter);
            Files.writeString(
                    DOCUMENT, JSON.writer().with(printer).writeValueAsString(document) + "\n");
        }
    }

    @Test
    void theTypesOfTheClientAreWrittenFromTheSchemas() throws Exception {
        String types = TypeScriptTypes.of(document().at("/components/schemas"));
        if (writes()) {
            Files.writeString(TYPES, types);
        }
        assertThat(TYPES).as("run this test with -Ddocs=write").hasContent(types);
    }
}
