package holosite.server.wire;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.bots.Bot;
import holosite.bots.kind.BotKind;
import holosite.cards.AllCards;
import holosite.cards.ReadyDecks;
import holosite.language.Card;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.prose.Language;
import holosite.rules.Game;
import holosite.rules.kit.CardPool;
import holosite.rules.log.Audience;
import holosite.rules.log.ToldLog;
import holosite.rules.notation.DeckNotation;
import holosite.rules.setup.Setup;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import holosite.server.message.ClocksInfo;
import holosite.server.message.LogLine;
import holosite.server.message.RowInfo;
import holosite.server.message.SectionName;
import holosite.server.message.Sections;
import holosite.server.message.TurnInfo;
import holosite.server.web.Schema;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;

/** What leaves the server: well-formed, complete, and nothing that its reader may not know. */
class SectionsTest {
    private static final CardPool POOL = CardPool.of(AllCards.all());

    private static final CardIndex CARDS = SentSections.CARDS;

    private static void play(String dark, String light, long seed, BiConsumer<Game, Integer> look) {
        var setup =
                new Setup(
                        POOL.catalog(),
                        DeckNotation.read(ReadyDecks.text(dark), POOL).forPlay(),
                        DeckNotation.read(ReadyDecks.text(light), POOL).forPlay());
        Game game = Game.start(setup, seed);
        Map<Side, Bot> bots = new HashMap<>();
        for (Side side : Side.values()) {
            bots.put(side, BotKind.ROOKIE.bot(POOL, seed));
        }
        for (int number = 0; !game.isOver(); number++) {
            look.accept(game, number);
            game.answer(
                    Bot.asked(Objects.requireNonNull(bots.get(game.decision().player())), game));
        }
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void everySectionIsWellFormedInEveryMomentOfAGame(Language language) {
        var seen = new HashSet<String>();
        play(
                "death-squadron",
                "old-heroes",
                5,
                (game, number) -> {
                    for (Audience audience : Audience.values()) {
                        JsonNode sections = SentSections.json(game, audience, language);
                        assertThat(Schema.faults("Sections", sections)).isEmpty();
                        sections.propertyStream()
                                .filter(section -> !section.getValue().isNull())
                                .forEach(s -> seen.add(s.getKey().replaceAll("\\d+", "N")));
                    }
                    for (LogLine line :
                            new LogWriter(CARDS, Audience.SPECTATOR, language)
                                    .lines(
                                            new ToldLog(game.log(), Audience.SPECTATOR),
                                            game.log().size() - 1)) {
                        assertThat(Schema.faults("LogLine", SentSections.json(line))).isEmpty();
                    }
                });
        assertThat(seen).contains("turn", "dark", "light", "row", "place:N", "battle", "question");
    }

    /** Swaps hidden cards and checks that a spectator sees no difference. */
    @Test
    void aSpectatorIsToldNothingOfAnyHand() {
        var hidden = new ArrayList<String>();
        play(
                "mos-eisley-manhunt",
                "corellian-runners",
                9,
                (game, number) -> {
                    JsonNode sections = SentSections.json(game, Audience.SPECTATOR, Language.EN);
                    String all = sections.toString();
                    for (String id : onlyHidden(game)) {
                        hidden.add(id);
                        assertThat(all).doesNotContain("\"" + id + "\"");
                    }
                    assertThat(sections.get("question").isNull()).isTrue();
                    for (Side side : Side.values()) {
                        assertHidden(sections, side, game);
                    }
                });
        assertThat(hidden).isNotEmpty();
    }

    @Test
    void aPlayerIsToldNothingOfTheOthersHand() {
        play(
                "mos-eisley-manhunt",
                "corellian-runners",
                9,
                (game, number) -> {
                    JsonNode sections = SentSections.json(game, Audience.DARK, Language.EN);
                    assertHidden(sections, Side.LIGHT, game);
                    JsonNode own = sections.get("dark");
                    assertThat(own.get("cards").size())
                            .isEqualTo(game.state().table().size(Side.DARK, Zone.HAND));
                });
    }

    /** Only the size of a hand is sent, never its cards. */
    private static void assertHidden(JsonNode sections, Side side, Game game) {
        JsonNode player = sections.get(side == Side.DARK ? "dark" : "light");
        assertThat(player.get("cards").isNull()).isTrue();
        assertThat(player.get("sabaccCards").isNull()).isTrue();
        assertThat(player.get("hand").asInt())
                .isEqualTo(game.state().table().size(side, Zone.HAND));
    }

    /** Ids of cards that lie in hands, Reserve Decks, Force and Used Piles and nowhere else. */
    private static Set<String> onlyHidden(Game game) {
        var hidden = new HashSet<String>();
        var open = new HashSet<String>();
        Table table = game.state().table();
        for (int card = 0; card < table.count(); card++) {
            Card printed = table.definition(card).card();
            boolean unseen =
                    table.inZone(card)
                            && List.of(
                                            Zone.HAND,
                                            Zone.RESERVE_DECK,
                                            Zone.FORCE_PILE,
                                            Zone.USED_PILE,
                                            Zone.OUTSIDE)
                                    .contains(table.zone(card));
            (unseen ? hidden : open).add(printed.id());
        }
        // A title is what a pile's top is known by, so that a namesake may stand for it.
        open.forEach(
                id -> hidden.removeIf(h -> CARDS.get(h).title().equals(CARDS.get(id).title())));
        // What was drawn for destiny in this battle has been shown.
        hidden.removeIf(
                id ->
                        game.log().from(0).stream()
                                .flatMap(e -> e.named().stream().limit(1))
                                .anyMatch(card -> card.title().equals(CARDS.get(id).title())));
        return hidden;
    }

    @Test
    void onlyWhatChangedIsSentAgain() {
        var one = new TurnInfo(1, Side.DARK, Phase.DEPLOY, 3);
        var row = new RowInfo(List.of(4, 5));
        var longer = new RowInfo(List.of(4, 5, 6));
        var clocks = new ClocksInfo(1, 2, OptionalLong.empty(), Optional.empty(), 0);
        Sections old =
                new Sections.Builder()
                        .put(SectionName.TURN, one)
                        .put(SectionName.ROW, row)
                        .put(SectionName.CLOCKS, clocks)
                        .build();
        Sections now =
                new Sections.Builder()
                        .put(SectionName.TURN, new TurnInfo(1, Side.DARK, Phase.DEPLOY, 3))
                        .put(SectionName.ROW, longer)
                        .put(SectionName.BATTLE, Optional.empty())
                        .build();
        assertThat(now.since(old).byName())
                .containsOnly(
                        Map.entry("row", Optional.of(longer)),
                        Map.entry("clocks", Optional.empty()),
                        Map.entry("battle", Optional.empty()));
        assertThat(now.sharing(old).byName())
                .hasEntrySatisfying("turn", turn -> assertThat(turn.orElseThrow()).isSameAs(one));
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void theCatalogueHoldsEveryCard(Language language) {
        var catalogue = Catalogue.of(CARDS, language);
        JsonNode node = SentSections.json(catalogue);
        assertThat(Schema.faults("Catalogue", node)).isEmpty();
        assertThat(node.get("cards").size()).isEqualTo(AllCards.all().size());
        assertThat(node.get("version").asString()).isEqualTo(catalogue.version());
        node.get("cards").forEach(card -> assertThat(card.get("kind").asString()).isNotBlank());
    }
}
