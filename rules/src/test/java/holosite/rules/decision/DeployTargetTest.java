package holosite.rules.decision;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import holosite.language.card.Side;
import holosite.rules.table.Table;
import org.junit.jupiter.api.Test;

class DeployTargetTest {

    @Test
    void aTargetIsACardOrASideOfTheTable() {
        assertThat(DeployTarget.card(7)).isEqualTo(new DeployTarget.ToCard(7));
        assertThat(DeployTarget.card(7).cardOrNobody()).isEqualTo(7);
        assertThat(DeployTarget.side(Side.LIGHT)).isEqualTo(new DeployTarget.ToSide(Side.LIGHT));
        assertThat(DeployTarget.side(Side.LIGHT).cardOrNobody()).isEqualTo(Table.NOBODY);
    }

    @Test
    void theTargetsOfAListingAreMadeOnce() {
        assertThat(DeployTarget.card(119)).isSameAs(DeployTarget.card(119));
        assertThat(DeployTarget.side(Side.DARK)).isSameAs(DeployTarget.side(Side.DARK));
    }

    @Test
    void nobodyIsNoTarget() {
        assertThatThrownBy(() -> DeployTarget.card(Table.NOBODY))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
