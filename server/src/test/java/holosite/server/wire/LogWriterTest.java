package holosite.server.wire;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.prose.Language;
import holosite.rules.log.Audience;
import holosite.rules.log.CardEntry;
import holosite.rules.log.CardName;
import holosite.rules.log.ForceEntry;
import holosite.rules.log.GameEntry;
import holosite.rules.log.Log;
import holosite.rules.log.ToldLog;
import holosite.rules.log.WeaponEntry;
import holosite.rules.table.KnownBy;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class LogWriterTest {
    private static final CardName VADER = new CardName("1_168", "Darth Vader");

    private List<JsonNode> lines(Log log, int from, Audience audience) {
        return new LogWriter(SentSections.CARDS, audience, Language.EN)
                .lines(new ToldLog(log, audience), from).stream().map(SentSections::json).toList();
    }

    @Test
    void forceActivatedOneAfterTheOtherIsToldInOneLineThatGrows() {
        Log log =
                Log.EMPTY
                        .plus(new GameEntry.TurnBegins(Side.DARK, 1))
                        .plus(new ForceEntry.Activates(Side.DARK, 1))
                        .plus(new ForceEntry.Activates(Side.DARK, 1));
        var before = lines(log, 1, Audience.DARK);
        assertThat(before).hasSize(1);
        assertThat(before.getFirst().get("number").asInt()).isEqualTo(1);
        assertThat(before.getFirst().get("amount").asInt()).isEqualTo(2);

        var after = lines(log.plus(new ForceEntry.Activates(Side.DARK, 1)), 3, Audience.DARK);
        assertThat(after).hasSize(1);
        assertThat(after.getFirst().get("number").asInt()).isEqualTo(1);
        assertThat(after.getFirst().get("amount").asInt()).isEqualTo(3);
    }

    @Test
    void aCardIsNamedOnlyToThoseWhoSawIt() {
        Log log = Log.EMPTY.plus(new ForceEntry.DrawsCards(Side.DARK, VADER, 1));
        assertThat(lines(log, 0, Audience.DARK).getFirst().toString()).contains("Darth Vader");
        assertThat(lines(log, 0, Audience.BOTH).getFirst().toString()).contains("Darth Vader");
        for (Audience audience : List.of(Audience.LIGHT, Audience.SPECTATOR)) {
            assertThat(lines(log, 0, audience).getFirst().toString())
                    .doesNotContain("Darth Vader")
                    .contains("\"cards\":[]");
        }
    }

    @Test
    void aLineWithoutATotalHasAnAmountOfNothing() {
        Log log =
                Log.EMPTY.plus(new WeaponEntry.Misses(Side.LIGHT, VADER, VADER, Optional.empty()));
        assertThat(lines(log, 0, Audience.LIGHT).getFirst().get("amount").asInt(-1)).isZero();
    }

    @Test
    void aPhaseIsToldByItsPlaceAmongTheSix() {
        Log log = Log.EMPTY;
        for (Phase phase : Phase.values()) {
            log = log.plus(new GameEntry.PhaseBegins(Side.DARK, phase));
        }
        assertThat(lines(log, 0, Audience.LIGHT))
                .extracting(line -> line.get("amount").asInt())
                .containsExactly(1, 2, 3, 4, 5, 6);
    }

    @Test
    void aLineLinksTheCardsItNames() {
        Log log =
                Log.EMPTY.plus(
                        new CardEntry.Leaves(
                                CardEntry.Way.FORFEITED, Side.DARK, VADER, KnownBy.BOTH));
        JsonNode line = lines(log, 0, Audience.LIGHT).getFirst();
        assertThat(line.get("cards").get(0).get("id").asString()).isEqualTo("1_168");
        assertThat(line.get("text").asString()).contains("Darth Vader");
    }
}
