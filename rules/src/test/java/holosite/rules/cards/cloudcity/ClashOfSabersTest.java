package holosite.rules.cards.cloudcity;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** Clash Of Sabers. */
class ClashOfSabersTest {
    private static final String CLASH = "Clash Of Sabers";

    private static Position clash() {
        return table().site("Tatooine: Docking Bay 94", DARK)
                .hand(LIGHT, CLASH)
                .force(LIGHT, 3)
                .force(DARK, 3);
    }

    @Test
    void whoIsPresentWithAWarriorWithALightsaberNeitherMovesNorBattlesUntilLightsNextTurnIsOver() {
        var scene =
                clash().at(CANTINA, "Luke Skywalker", "Darth Vader")
                        .on("Luke Skywalker", "Anakin's Lightsaber")
                        .turn(LIGHT, Phase.CONTROL);
        scene.play(CLASH, 1).passResponses();
        assertThat(scene.forcePile(LIGHT)).hasSize(1);
        assertThat(scene.lost(LIGHT)).contains(CLASH);
        scene.passUntil(DARK, Phase.BATTLE).mayNot("battle at " + CANTINA);
        scene.passUntil(DARK, Phase.MOVE).mayNot("move Darth Vader");
        scene.passUntil(LIGHT, Phase.BATTLE).mayNot("battle at " + CANTINA);
        scene.passUntil(DARK, Phase.BATTLE).offers("battle at " + CANTINA);
        scene.passUntil(DARK, Phase.MOVE).offers("move Darth Vader");
    }

    @Test
    void withoutSuchAWarriorPresentNobodyIsTargeted() {
        clash().at(CANTINA, "Luke Skywalker", "Darth Vader")
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("play " + CLASH + ", text 1");
        clash().at(CANTINA, "Luke Skywalker", "Darth Vader")
                .on("Luke Skywalker", "Blaster Rifle")
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("play " + CLASH + ", text 1");
        clash().at(CANTINA, "Luke Skywalker")
                .at(MOS_EISLEY, "Darth Vader")
                .on("Luke Skywalker", "Anakin's Lightsaber")
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("play " + CLASH + ", text 1");
        clash().at(CANTINA, "Luke Skywalker", "Darth Vader")
                .on("Darth Vader", "Vader's Lightsaber")
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("play " + CLASH + ", text 1");
        clash().at(CANTINA, "Wioslea", "Darth Vader")
                .on("Wioslea", "Anakin's Lightsaber")
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("play " + CLASH + ", text 1");
    }

    @Test
    void oneOfThosePresentIsTargeted() {
        clash().at(CANTINA, "Luke Skywalker", "Darth Vader", "Stormtrooper")
                .on("Luke Skywalker", "Anakin's Lightsaber")
                .turn(LIGHT, Phase.CONTROL)
                .play(CLASH, 1)
                .chooseOnly("Darth Vader");
    }

    @Test
    void itFetchesUncontrollableFuryForOneForce() {
        var scene =
                table().hand(LIGHT, CLASH)
                        .reserve(LIGHT, "Uncontrollable Fury", "Uncontrollable Fury", "Yoda's Hope")
                        .force(LIGHT, 1)
                        .turn(LIGHT, Phase.CONTROL);
        scene.play(CLASH).passResponses();
        assertThat(scene.offered()).doesNotContain("Yoda's Hope");
        scene.chooseOnly("Uncontrollable Fury").passResponses();
        assertThat(scene.hand(LIGHT)).containsExactly("Uncontrollable Fury");
        assertThat(scene.forcePile(LIGHT)).isEmpty();
    }

    @Test
    void itCancelsOnePresenceOfTheForce() {
        var scene =
                table().site(CANTINA, DARK)
                        .site(MOS_EISLEY, DARK)
                        .on(CANTINA, "Presence Of The Force")
                        .on(MOS_EISLEY, "Presence Of The Force")
                        .hand(LIGHT, CLASH)
                        .turn(LIGHT, Phase.CONTROL);
        scene.play(CLASH);
        scene.chooseOnly("Presence Of The Force").passResponses();
        assertThat(scene.lost(DARK)).hasSize(1);
    }

    @Test
    void itCancelsOneAsItIsDeployed() {
        var scene =
                table().site(CANTINA, DARK)
                        .hand(DARK, "Presence Of The Force")
                        .hand(LIGHT, CLASH)
                        .turn(DARK, Phase.DEPLOY);
        scene.deploy("Presence Of The Force").play(CLASH).passResponses();
        assertThat(scene.lost(DARK)).containsExactly("Presence Of The Force");
        assertThat(scene.forceIcons(CANTINA, LIGHT))
                .isEqualTo(table().site(CANTINA, DARK).turn(DARK).forceIcons(CANTINA, LIGHT));
    }

    @Test
    void aLightsaberBuiltIntoTheWarriorWillDo() {
        clash().at(CANTINA, "Luke With Lightsaber", "Darth Vader")
                .turn(LIGHT, Phase.CONTROL)
                .offers("play " + CLASH + ", text 1");
    }
}
