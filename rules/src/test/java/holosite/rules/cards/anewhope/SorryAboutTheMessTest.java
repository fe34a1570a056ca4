package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Sorry About The Mess. */
class SorryAboutTheMessTest {
    private static final String PISTOL = "Han's Heavy Blaster Pistol";

    /** The pistol adds 1 to a destiny of 5, which does not beat Vader's 6. */
    private static List<String> lostWhenFiring(Position position) {
        return lostWhenFiring(position, 5);
    }

    private static List<String> lostWhenFiring(Position position, int destiny) {
        return position.at(CANTINA, "Darth Vader")
                .hand(LIGHT, "Sorry About The Mess")
                .force(LIGHT, 3)
                .nextDestiny(LIGHT, destiny)
                .turn(LIGHT, Phase.CONTROL)
                .play("Sorry About The Mess")
                .passResponses()
                .lost(DARK);
    }

    @Test
    void hanAddsOneWhicheverPistolHeFires() {
        assertThat(lostWhenFiring(table().at(CANTINA, "Han With Heavy Blaster Pistol")))
                .contains("Darth Vader");
        assertThat(lostWhenFiring(table().at(CANTINA, "Han Solo").on("Han Solo", PISTOL)))
                .contains("Darth Vader");
        assertThat(lostWhenFiring(table().at(CANTINA, "Han Solo").on("Han Solo", PISTOL), 4))
                .isEmpty();
        assertThat(
                        lostWhenFiring(
                                table().at(CANTINA, "Luke Skywalker", "Han Solo")
                                        .on("Luke Skywalker", PISTOL)))
                .isEmpty();
    }

    @Test
    void itFiresAWeaponOfYourOwnInYourControlPhaseOnly() {
        var position =
                table().at(CANTINA, "Stormtrooper", "Luke Skywalker")
                        .on("Luke Skywalker", "Blaster Rifle")
                        .hand(LIGHT, "Sorry About The Mess")
                        .force(LIGHT, 4);
        position.turn(LIGHT, Phase.CONTROL).offers("play Sorry About The Mess");
        position.turn(LIGHT, Phase.DEPLOY).mayNot("play Sorry About The Mess");
        position.turn(DARK, Phase.CONTROL).pass().mayNot("play Sorry About The Mess");
        table().at(CANTINA, "Stormtrooper", "Rebel Trooper")
                .on("Stormtrooper", "Imperial Blaster")
                .hand(LIGHT, "Sorry About The Mess")
                .force(LIGHT, 4)
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("play Sorry About The Mess");
    }
}
