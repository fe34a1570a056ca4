package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Sorry About The Mess. */
class SorryAboutTheMessTest {
    private static final String PISTOL = "Han's Heavy Blaster Pistol";

    /** The pistol adds 1 to the destiny; Vader's defense value is 6. */
    private static Scene firing(Position position, int destiny) {
        return position.at(CANTINA, "Darth Vader")
                .hand(LIGHT, "Sorry About The Mess")
                .force(LIGHT, 3)
                .nextDestiny(LIGHT, destiny)
                .turn(LIGHT, Phase.CONTROL)
                .play("Sorry About The Mess")
                .passResponses();
    }

    private static boolean isHit(Scene scene) {
        return scene.passResponses().lost(DARK).contains("Darth Vader");
    }

    private static Position hanWithAPistol() {
        return table().at(CANTINA, "Han Solo").on("Han Solo", PISTOL);
    }

    @Test
    void hanMayAddOneWhicheverPistolHeFires() {
        var builtIn = firing(table().at(CANTINA, "Han With Heavy Blaster Pistol"), 5);
        assertThat(isHit(builtIn.answer(LIGHT, "yes"))).isTrue();
        assertThat(isHit(firing(hanWithAPistol(), 5).answer(LIGHT, "yes"))).isTrue();
        assertThat(isHit(firing(hanWithAPistol(), 4).answer(LIGHT, "yes"))).isFalse();
    }

    @Test
    void heNeedNotAddIt() {
        assertThat(isHit(firing(hanWithAPistol(), 5).answer(LIGHT, "no"))).isFalse();
        assertThat(isHit(firing(hanWithAPistol(), 6).answer(LIGHT, "no"))).isTrue();
    }

    @Test
    void nobodyIsAskedWhenSomebodyElseFires() {
        var luke = table().at(CANTINA, "Luke Skywalker", "Han Solo").on("Luke Skywalker", PISTOL);
        assertThat(isHit(firing(luke, 5).mayNot("yes"))).isFalse();
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
