package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import holosite.rules.table.Zone;
import org.junit.jupiter.api.Test;

/** Dr. Evazan. */
class DrEvazanTest {
    private static Scene shot(String patient) {
        var scene =
                table().at(CANTINA, "Dr. Evazan", "Darth Vader", "Rebel Trooper", "Luke Skywalker")
                        .on("Darth Vader", "Vader's Lightsaber")
                        .on("Luke Skywalker", "Blaster Rifle")
                        .force(DARK, 3)
                        .force(LIGHT, 3)
                        .nextDestiny(DARK, 5, 5)
                        .nextDestiny(LIGHT, 6)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt(CANTINA);
        if (patient.equals("Rebel Trooper")) {
            return scene.fire("Vader's Lightsaber").at(patient);
        }
        return scene.pass(DARK).fire("Blaster Rifle").at(patient);
    }

    @Test
    @Claim({"dr-evazan#2", "dr-evazan#4"})
    void drEvazanMayOperateOnWhoWasHitBesideHim() {
        var scene = shot("Rebel Trooper");

        scene.expectDecider(DARK).use("Dr. Evazan");

        assertThat(scene.isIn("Rebel Trooper", Zone.LOST_PILE)).isTrue();
    }

    @Test
    @Claim("dr-evazan#4")
    void drEvazanNeedNotOperate() {
        var scene = shot("Rebel Trooper");

        scene.offers("use Dr. Evazan").pass(DARK);

        assertThat(scene.isHit("Rebel Trooper")).isTrue();
        assertThat(scene.isOnTable("Rebel Trooper")).isTrue();
    }

    @Test
    @Claim("dr-evazan#2")
    void drEvazanOperatesOnHisOwnFriendsToo() {
        var scene = shot("Darth Vader");

        scene.expectDecider(DARK).use("Dr. Evazan");

        assertThat(scene.isIn("Darth Vader", Zone.LOST_PILE)).isTrue();
    }

    @Test
    @Claim("dr-evazan#4")
    void drEvazanDoesNotOperateOnHimself() {
        var scene = shot("Dr. Evazan");

        assertThat(scene.isHit("Dr. Evazan")).isTrue();
        scene.mayNot("use Dr. Evazan");
    }

    @Test
    @Claim("dr-evazan#4")
    void drEvazanAtAnotherSiteDoesNotOperate() {
        var scene =
                table().at(MOS_EISLEY, "Dr. Evazan")
                        .at(CANTINA, "Darth Vader", "Rebel Trooper")
                        .on("Darth Vader", "Vader's Lightsaber")
                        .force(DARK, 3)
                        .nextDestiny(DARK, 5, 5)
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt(CANTINA).fire("Vader's Lightsaber").at("Rebel Trooper");

        assertThat(scene.isHit("Rebel Trooper")).isTrue();
        scene.mayNot("use Dr. Evazan");
    }

    @Test
    @Claim("dr-evazan#3")
    void drEvazanOperatesOnTheDisarmed() {
        var scene =
                table().at(CANTINA, "Dr. Evazan", "Darth Vader", "Luke Skywalker")
                        .on("Darth Vader", "Vader's Lightsaber")
                        .on("Luke Skywalker", "Blaster Rifle")
                        .hand(LIGHT, "Disarmed")
                        .turn(LIGHT, Phase.CONTROL);

        scene.deploy("Disarmed").to("Darth Vader").passUntil("use Dr. Evazan").use("Dr. Evazan");

        assertThat(scene.isIn("Darth Vader", Zone.LOST_PILE)).isTrue();
    }

    @Test
    void drEvazanOperatesOnNoVehicleAndNobodyDisarmedElsewhere() {
        var vehicle =
                table().at(MOS_EISLEY, "Dr. Evazan", "General Veers", "Snowspeeder")
                        .on("General Veers", "Assault Rifle")
                        .force(DARK, 4)
                        .nextDestiny(DARK, 6)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(MOS_EISLEY);
        vehicle.fire("Assault Rifle").at("Snowspeeder");
        assertThat(vehicle.isHit("Snowspeeder")).isTrue();
        vehicle.mayNot("use Dr. Evazan");

        var disarmed =
                table().at(CANTINA, "Darth Vader", "Luke Skywalker")
                        .at(MOS_EISLEY, "Dr. Evazan")
                        .on("Darth Vader", "Vader's Lightsaber")
                        .on("Luke Skywalker", "Blaster Rifle")
                        .hand(LIGHT, "Disarmed")
                        .turn(LIGHT, Phase.CONTROL);
        disarmed.deploy("Disarmed").to("Darth Vader");
        mayNotInThisPhase(disarmed, "use Dr. Evazan");
    }

    @Test
    void drEvazanOperatesOnRebelsDisarmedByHisOwnSide() {
        var scene =
                table().at(CANTINA, "Dr. Evazan", "Darth Vader", "Luke Skywalker")
                        .on("Darth Vader", "Vader's Lightsaber")
                        .on("Luke Skywalker", "Blaster Rifle")
                        .hand(DARK, "dark Disarmed")
                        .turn(DARK, Phase.CONTROL);

        scene.deploy("dark Disarmed").passUntil("use Dr. Evazan").use("Dr. Evazan");

        assertThat(scene.isIn("Luke Skywalker", Zone.LOST_PILE)).isTrue();
    }
}
