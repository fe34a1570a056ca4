package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.oneOf;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Leia Seeker. */
class LeiaSeekerTest {
    private static boolean finds(String at, String card) {
        var scene =
                table().site(CANTINA, LIGHT)
                        .at(at, card)
                        .on(CANTINA, "Leia Seeker")
                        .turn(DARK, Phase.CONTROL);
        scene.passUntil(Prompt.Key.PHASE_ACTION);
        assertThat(scene.isOnTable(card)).isEqualTo(scene.isOnTable("Leia Seeker"));
        return !scene.isOnTable("Leia Seeker");
    }

    @ParameterizedTest
    @CsvSource({
        "Leia (102_3), true",
        "Leia Organa, false",
        "Rebel Trooper, true",
        "Luke Skywalker, false",
        "Owen Lars, false",
        "Commander Evram Lajaie, false"
    })
    void itFindsLeiaAndWarriorsOfLittleAbility(String card, boolean found) {
        assertThat(finds(CANTINA, card)).isEqualTo(found);
    }

    @Test
    void notElsewhere() {
        assertThat(finds(BAY, "Rebel Trooper")).isFalse();
    }

    @Test
    void itDeploysToAnUnoccupiedSiteForOneForce() {
        var position =
                table().at(BAY, "Stormtrooper")
                        .site(MOS_EISLEY, LIGHT)
                        .site(CANTINA, LIGHT)
                        .system("Kessel", LIGHT)
                        .hand(DARK, "Leia Seeker");
        position.turn(DARK, Phase.DEPLOY).mayNot("deploy Leia Seeker");
        var scene = position.force(DARK, 1).turn(DARK, Phase.DEPLOY);
        assertThat(hosts(scene, "Leia Seeker")).containsExactlyInAnyOrder(MOS_EISLEY, CANTINA);
    }

    @Test
    void nobodyAbleOrElsewhereIsAmongThoseToChooseFrom() {
        var scene =
                table().at(CANTINA, "Leia (102_3)", "Rebel Trooper", "Luke Skywalker")
                        .at(CANTINA, "Boba Fett (5_91)", "Commander Evram Lajaie")
                        .at(BAY, "Wedge Antilles (2_23)")
                        .on(CANTINA, "Leia Seeker")
                        .turn(DARK, Phase.CONTROL);
        assertThat(oneOf(scene)).containsExactlyInAnyOrder("Leia", "Rebel Trooper");
    }

    @Test
    void aWarriorWhoIsMissingIsFoundToo() {
        var scene =
                table().at(CANTINA, "Rebel Trooper")
                        .missing("Rebel Trooper")
                        .on(CANTINA, "Leia Seeker")
                        .turn(DARK, Phase.CONTROL);
        scene.passUntil(Prompt.Key.PHASE_ACTION);
        assertThat(scene.isOnTable("Rebel Trooper")).isFalse();
        var two =
                table().at(CANTINA, "Rebel Trooper", "Leia (102_3)")
                        .missing("Rebel Trooper")
                        .on(CANTINA, "Leia Seeker")
                        .turn(DARK, Phase.CONTROL);
        assertThat(oneOf(two)).containsExactlyInAnyOrder("Leia", "Rebel Trooper");
    }
}
