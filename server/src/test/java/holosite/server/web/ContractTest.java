package holosite.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.server.message.ClientMessage;
import holosite.server.message.MessageKinds;
import holosite.server.message.SectionName;
import holosite.server.message.ServerMessage;
import holosite.server.serialization.ClientJson;
import holosite.server.table.game.PlayerStops;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tools.jackson.core.util.DefaultIndenter;
import tools.jackson.core.util.DefaultPrettyPrinter;
import tools.jackson.core.util.Separators;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * The schemas of the OpenAPI document say what the Java records say, over HTTP and at tables, its
 * paths what the routes say, and the TypeScript types of the browser client what the schemas say.
 * With {@code -Ddocs=write} they are written anew.
 */
class ContractTest {
    private static final JsonMapper JSON = JsonMapper.shared();
    private static final Pattern QUOTED = Pattern.compile("`([^`]+)`");
    private static final Path DOCUMENT = Path.of("src/main/resources/holosite/openapi.json");
    private static final Path TYPES = Path.of("../web/src/lib/protocol.ts");

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
                "holosite.server.deck.DeckResponses$Remedy DeckRemedy",
                "holosite.server.deck.DeckResponses$Problem DeckProblem",
                "holosite.server.deck.DeckResponses$Summary DeckSummary",
                "holosite.server.deck.DeckResponses$Info DeckInfo",
                "holosite.server.deck.DeckDraft DeckDraft",
                "holosite.server.deck.DeckRoutes$Text DeckText",
                "holosite.server.deck.DeckRoutes$Imported Imported",
                "holosite.server.deck.FormatName DeckFormat",
                "holosite.server.lab.LabRoutes$Wanted TrialGames",
                "holosite.server.lab.TrialResult TrialResult",
                "holosite.server.lab.TrialResult$CardGames TrialCard");
        records(
                "holosite.server.lobby.BotLevels$Level BotInfo",
                "holosite.server.lobby.TableSummary$Seat SeatInfo",
                "holosite.server.lobby.TableSummary TableSummary",
                "holosite.server.lobby.LobbyRoutes$Lobby Lobby",
                "holosite.server.lobby.LobbyRoutes$Wanted NewTable",
                "holosite.server.lobby.OpenedTable Opened",
                "holosite.server.lobby.LobbyRoutes$Join Join",
                "holosite.server.lesson.LessonRoutes$LessonSummary LessonSummary",
                "holosite.server.lesson.LessonRoutes$Begin BeginLesson",
                "holosite.server.position.PositionDraft PositionDraft",
                "holosite.server.position.PlacedCard PlacedCard",
                "holosite.server.position.PlacedRole PlacedRole",
                "holosite.server.position.PlayerDraft PlayerDraft",
                "holosite.server.position.PlayerDraft$Item PileItem",
                "holosite.server.position.PositionVerdict PositionVerdict",
                "holosite.server.position.PositionVerdict$Impossible Impossible",
                "holosite.server.position.PositionVerdict$Remark PositionRemark",
                "holosite.server.position.PositionVerdict$Deed RemedyDeed",
                "holosite.server.position.PositionVerdict$Place PositionPlace",
                "holosite.server.position.PositionVerdict$Piles PositionPiles",
                "holosite.server.position.PositionRoutes$Text PositionText",
                "holosite.server.position.PositionRoutes$Pick PositionPick",
                "holosite.server.position.PositionRoutes$Slots PositionSlots",
                "holosite.server.position.PositionRoutes$Play PlayPosition",
                "holosite.server.puzzle.PuzzleRoutes$PuzzleSummary PuzzleSummary",
                "holosite.server.puzzle.PuzzleRoutes$Begin BeginPuzzle",
                "holosite.server.replay.ReplayRoutes$GameList GameList",
                "holosite.server.replay.ReplayRoutes$GoOn ContinueFrom",
                "holosite.server.replay.Replays$Replay Replay",
                "holosite.server.replay.Replays$Line ReplayLine",
                "holosite.server.replay.Replays$Step ReplayStep",
                "holosite.server.replay.Analyses$Analysis GameAnalysis",
                "holosite.server.replay.Analyses$Judged JudgedDecision",
                "holosite.server.replay.Analyses$Choice JudgedChoice");
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

    static {
        records(
                "holosite.server.message.ClientMessage ClientMessage",
                "holosite.server.message.ClientMessage$GivenAnswer Answer",
                "holosite.server.message.ClientMessage$WantedStops WantedStops",
                "holosite.server.message.ClientMessage$WhyAbout WhyAbout",
                "holosite.server.message.ServerMessage ServerMessage",
                "holosite.server.message.Sections Sections");
        records(
                "holosite.server.message.TableInfo TableInfo",
                "holosite.server.message.TableInfo$Seat Seat",
                "holosite.server.message.TableInfo$Request Request",
                "holosite.server.message.RequestKind RequestKind",
                "holosite.server.message.TableInfo$Ending Outcome",
                "holosite.server.message.ClocksInfo Clocks",
                "holosite.server.message.StopsInfo Stops",
                "holosite.server.message.Something Something",
                "holosite.server.message.BotSpeed BotSpeed");
        records(
                "holosite.server.message.LessonInfo LessonInfo",
                "holosite.server.message.LessonInfo$Step LessonStep",
                "holosite.server.message.PointedAt PointedAt",
                "holosite.server.message.LessonMoment LessonMoment",
                "holosite.server.message.PuzzleInfo PuzzleInfo",
                "holosite.server.message.PuzzleInfo$Known KnownPile",
                "holosite.server.message.PuzzleMoment PuzzleMoment",
                "holosite.server.message.PuzzleStep PuzzleStep",
                "holosite.rules.notation.Puzzle$Theme PuzzleTheme",
                "holosite.server.message.TurnInfo TurnInfo",
                "holosite.language.card.Phase Phase",
                "holosite.server.message.PlayerInfo PlayerInfo",
                "holosite.server.message.CardInfo CardInfo",
                "holosite.rules.view.CardView$Mark Mark",
                "holosite.server.message.FigureName FigureName",
                "holosite.server.message.PlaceInfo PlaceInfo",
                "holosite.server.message.BattleInfo BattleInfo",
                "holosite.server.message.AttackInfo AttackInfo",
                "holosite.server.message.SegmentInfo Segment",
                "holosite.server.message.DrawnCard DrawnCard",
                "holosite.server.message.SumInfo Sum",
                "holosite.server.message.SumInfo$Addend Addend");
        records(
                "holosite.server.message.QuestionInfo QuestionInfo",
                "holosite.server.message.QuestionInfo$Choice Choice",
                "holosite.server.message.QuestionInfo$Reason Reason",
                "holosite.server.message.SeenCard SeenCard",
                "holosite.server.message.WhyAnswer WhyAnswer",
                "holosite.server.message.LogLine LogLine",
                "holosite.server.message.ChatLine ChatLine");
        records(
                "holosite.server.wire.Catalogue Catalogue",
                "holosite.server.message.PrintedCard CardFace",
                "holosite.server.message.CardKind CardKind",
                "holosite.server.message.CardDeed CardDeed");
    }

    private static void records(String... lines) {
        for (String line : lines) {
            int blank = line.indexOf(' ');
            RECORDS.put(line.substring(blank + 1), line.substring(0, blank));
        }
    }

    private static final Set<String> REQUESTS =
            Set.of(
                    "ClientMessage",
                    "Answer",
                    "WantedStops",
                    "WhyAbout",
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
                    "BeginPuzzle",
                    "ContinueFrom",
                    "PositionDraft",
                    "PlacedCard",
                    "PlayerDraft",
                    "PileItem",
                    "PositionText",
                    "PositionPick",
                    "PlayPosition",
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
        if (writes()) {
            // in the order in which they are listed here
            ObjectNode ordered = JSON.createObjectNode();
            RECORDS.keySet().forEach(name -> ordered.set(name, schemas.path(name)));
            schemas.removeAll();
            schemas.setAll(ordered);
        } else {
            assertThat(schemas.propertyNames())
                    .as("run this test with -Ddocs=write")
                    .containsExactlyInAnyOrderElementsOf(RECORDS.keySet());
        }
        Map<Class<?>, String> names = names();
        var made = new RecordSchemas(names, REQUESTS);
        for (Map.Entry<Class<?>, String> entry : names.entrySet()) {
            JsonNode before = schemas.path(entry.getValue());
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
            write(document);
        }
    }

    @Test
    void everyPathIsMadeFromItsRoutes() throws Exception {
        ObjectNode document = document();
        try (var running = new RunningServer(Limits.all(1_000))) {
            List<Route> routes = running.server().web().routes();
            assertThat(routes)
                    .allSatisfy(route -> assertThat(route.contract().summary()).isNotBlank());
            ObjectNode paths = new RoutePaths(names()).of(routes);
            if (writes()) {
                document.set("paths", paths);
                write(document);
            }
            assertThat(document.get("paths"))
                    .as("run this test with -Ddocs=write")
                    .isEqualTo(paths);
        }
    }

    private static Map<Class<?>, String> names() throws ClassNotFoundException {
        var names = new LinkedHashMap<Class<?>, String>();
        for (Map.Entry<String, String> entry : RECORDS.entrySet()) {
            names.put(Class.forName(entry.getValue()), entry.getKey());
        }
        return names;
    }

    private static void write(ObjectNode document) throws IOException {
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

    @Test
    void theDescriptionInWordsListsEveryMessageAndSection() throws Exception {
        String words = Files.readString(Path.of("../docs/protocol.md"));
        assertThat(listed(words, "| a client says | |"))
                .containsExactlyInAnyOrderElementsOf(MessageKinds.of(ClientMessage.class));
        assertThat(listed(words, "| it is told | |"))
                .containsExactlyInAnyOrderElementsOf(MessageKinds.of(ServerMessage.class));
        String sections = words.substring(words.indexOf("contains **sections**"));
        assertThat(quoted(sections.substring(0, sections.indexOf('.'))))
                .containsExactlyInAnyOrderElementsOf(
                        Arrays.stream(SectionName.values())
                                .map(
                                        name ->
                                                name == SectionName.PLACE
                                                        ? "place:<handle>"
                                                        : name.word())
                                .toList());
    }

    /** What is quoted in the first column of the table under this heading. */
    private static List<String> listed(String words, String heading) {
        return words.substring(words.indexOf(heading) + heading.length())
                .lines()
                .skip(2)
                .takeWhile(line -> line.startsWith("|"))
                .flatMap(line -> quoted(line.substring(0, line.indexOf('|', 1))).stream())
                .toList();
    }

    private static List<String> quoted(String words) {
        return QUOTED.matcher(words).results().map(found -> found.group(1)).toList();
    }

    @Test
    void theTypesOfTheClientAreWrittenFromTheSchemas() throws Exception {
        String types =
                TypeScriptTypes.of(document().at("/components/schemas"))
                        + TypeScriptTypes.constant(
                                "What is in force where a player never chose anything.",
                                "USUAL_STOPS",
                                "Stops",
                                ClientJson.write(PlayerStops.STANDARD.told()));
        if (writes()) {
            Files.writeString(TYPES, types);
        }
        assertThat(TYPES).as("run this test with -Ddocs=write").hasContent(types);
    }
}
