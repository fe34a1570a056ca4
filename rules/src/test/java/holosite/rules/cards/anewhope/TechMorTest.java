package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.log.Entry;
import holosite.rules.log.PileEntry;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Tech Mo'r and Nalan Cheel, who say the same of Ommni Box and The Bith Shuffle. */
class TechMorTest {
    private static String musician(Side side) {
        return side == DARK ? "Tech Mo'r" : "Nalan Cheel";
    }

    private static String shuffle(Side side) {
        return side == DARK ? "Ommni Box" : "The Bith Shuffle";
    }

    private static Position with(Side side) {
        return table().at(CANTINA, musician(side))
                .lost(side, 12)
                .lost(side.opposite(), 12)
                .hand(side, shuffle(side));
    }

    private static Scene shuffled(Position position, Side side, int text) {
        var scene = position.turn(side, Phase.CONTROL);
        scene.play(shuffle(side), text);
        while (scene.prompt() == Prompt.Key.RESPONSE) {
            scene.pass();
        }
        return scene;
    }

    private static List<Entry> seen(Scene scene) {
        var found = new ArrayList<Entry>();
        for (Entry entry : scene.game().log().from(0)) {
            if (entry instanceof PileEntry.LooksAt) {
                found.add(entry);
            }
        }
        return found;
    }

    @ParameterizedTest
    @CsvSource({"DARK, 2", "DARK, 5", "LIGHT, 2", "LIGHT, 5"})
    void heSeesAsManyCardsAsThereAreOtherMusiciansAtHisSite(Side side, int text) {
        var scene =
                shuffled(
                        with(side)
                                .at(CANTINA, "Figrin D'an", "Doikk Na'ts", "Greedo")
                                .at(BAY, musician(side.opposite())),
                        side,
                        text);
        scene.expectPrompt(Prompt.Key.MAY).expectDecider(side).no();
        Side whose = text == 2 ? side : side.opposite();
        assertThat(scene.lost(whose)).hasSize(12);
        assertThat(seen(scene)).hasSize(2);
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void orHasThePileShuffledAgain(Side side) {
        var scene = shuffled(with(side).at(CANTINA, "Figrin D'an"), side, 2);
        var before = scene.lost(side);
        scene.yes();
        assertThat(scene.lost(side)).isNotEqualTo(before).hasSameElementsAs(before);
        assertThat(seen(scene)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "DARK, Imperial Code Cylinder, Grand Moff Tarkin",
        "LIGHT, Scomp Link Access, R2-D2 (2_14)"
    })
    void aShuffleByAnotherCardIsNotHis(Side side, String card, String reader) {
        var scene =
                table().at(CANTINA, musician(side), "Figrin D'an")
                        .at(WAR_ROOM, reader)
                        .hand(side, card)
                        .turn(side, Phase.CONTROL);
        scene.play(card, 1);
        while (scene.phase() == Phase.CONTROL) {
            assertThat(scene.prompt()).isNotEqualTo(Prompt.Key.MAY);
            scene.answerDefault();
        }
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void aShuffleOfTheOpponentIsNotHis(Side side) {
        Side other = side.opposite();
        var position =
                table().at(CANTINA, musician(side), "Figrin D'an")
                        .lost(other, 12)
                        .hand(other, shuffle(other));
        assertThat(shuffled(position, other, 2).prompt()).isNotEqualTo(Prompt.Key.MAY);
    }
}
