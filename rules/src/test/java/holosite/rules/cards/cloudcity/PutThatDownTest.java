package holosite.rules.cards.cloudcity;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.Card;
import holosite.language.ability.Action;
import holosite.language.ability.When;
import holosite.language.card.Phase;
import holosite.language.card.Who;
import holosite.language.words.Actions;
import holosite.language.words.Effects;
import holosite.language.words.Kinds;
import holosite.rules.kit.Scene;
import holosite.rules.table.Zone;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Put That Down. */
class PutThatDownTest {
    private static Scene aimedAtLuke(int force) {
        return table().at(CANTINA, "Darth Vader", "Luke Skywalker")
                .on("Darth Vader", "Vader's Lightsaber")
                .hand(LIGHT, "Put That Down")
                .force(LIGHT, force)
                .force(DARK, 1)
                .nextDestiny(DARK, 5, 5)
                .turn(DARK, Phase.BATTLE)
                .battleAt(CANTINA)
                .fire("Vader's Lightsaber")
                .at("Luke Skywalker");
    }

    @Test
    @Claim("put-that-down#1")
    void putThatDownCancelsAnAimForThree() {
        var scene = aimedAtLuke(3).play("Put That Down").passResponses();
        assertThat(scene.isHit("Luke Skywalker")).isFalse();
        assertThat(scene.forcePile(LIGHT)).isEmpty();

        var poor = aimedAtLuke(2);
        assertThat(poor.isHit("Luke Skywalker")).isTrue();
    }

    @Test
    @Claim("put-that-down#2")
    void putThatDownCancelsDoubleBack() {
        var scene =
                table().at(CANTINA, "Luke Skywalker")
                        .hand(DARK, "Double Back")
                        .hand(LIGHT, "Put That Down")
                        .lost(DARK, "Dengar")
                        .force(DARK, 1)
                        .turn(DARK, Phase.CONTROL);

        scene.play("Double Back").expectDecider(LIGHT).play("Put That Down").passResponses();

        assertThat(scene.isIn("Dengar", Zone.LOST_PILE)).isTrue();
        assertThat(scene.isIn("Double Back", Zone.LOST_PILE)).isTrue();
    }

    @Test
    void aShotAtTheOpponentIsNotCanceled() {
        var other =
                table().at(CANTINA, "Darth Vader", "Stormtrooper", "Luke Skywalker")
                        .on("Luke Skywalker", "Anakin's Lightsaber")
                        .hand(LIGHT, "Put That Down")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(CANTINA);
        other.fire("Anakin's Lightsaber").at("Stormtrooper");
        assertThat(other.isOffered("play Put That Down")).isFalse();
    }

    @Test
    void neitherAShotAtAVehicleNorOneOutsideABattleIsCanceled() {
        var vehicle =
                table().at(MOS_EISLEY, "Darth Vader", "Snowspeeder", "Rebel Trooper")
                        .on("Darth Vader", "Assault Rifle")
                        .hand(LIGHT, "Put That Down")
                        .force(LIGHT, 9)
                        .force(DARK, 9)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(MOS_EISLEY);
        vehicle.fire("Assault Rifle").at("Snowspeeder");
        assertThat(vehicle.isOffered("play Put That Down")).isFalse();

        var outside =
                table().at(CANTINA, "Stormtrooper", "Luke Skywalker")
                        .on("Stormtrooper", "Imperial Blaster")
                        .hand(DARK, "Blasted Droid")
                        .hand(LIGHT, "Put That Down")
                        .force(LIGHT, 9)
                        .turn(DARK, Phase.CONTROL);
        outside.play("Blasted Droid");
        for (; outside.phase() == Phase.CONTROL; outside.answerDefault()) {
            outside.mayNot("play Put That Down");
        }
        assertThat(outside.used(DARK)).contains("Blasted Droid");
    }

    @Test
    @Claim("put-that-down#2")
    void putThatDownCancelsResLukRaaufAndNoOtherInterrupt() {
        var other = threat("Plain Threat");
        var raauf = threat("Res Luk Ra'auf");
        for (String title : List.of("Res Luk Ra'auf", "Plain Threat")) {
            var scene =
                    tableWith(other, raauf)
                            .hand(DARK, title)
                            .hand(LIGHT, "Put That Down")
                            .turn(DARK, Phase.CONTROL);
            scene.play(title);
            if (title.equals("Plain Threat")) {
                scene.mayNot("play Put That Down").passUntil(DARK, Phase.DEPLOY);
                assertThat(scene.lost(LIGHT)).hasSize(1);
            } else {
                scene.expectDecider(LIGHT).play("Put That Down").passUntil(DARK, Phase.DEPLOY);
                assertThat(scene.lost(LIGHT)).isEmpty();
                assertThat(scene.used(LIGHT)).containsExactly("Put That Down");
            }
        }
    }

    private static Card threat(String title) {
        return Kinds.lostInterrupt(title, DARK, title.startsWith("Plain") ? "0_1" : "0_2")
                .destiny(3)
                .says(
                        Actions.lost(
                                Action.at(When.anyTime())
                                        .then(Effects.loseForce(Who.OPPONENT, 1))));
    }
}
