"""Writes down what signatures tasks have now; only a release that breaks all models may change what is there.

python -m tests.research.write
"""

import json
from pathlib import Path

from tests.research.tasks import SETUPS, task_of

if __name__ == "__main__":
    path = Path(__file__).with_name("signatures.json")
    lines = [f" {json.dumps(name)}: {json.dumps(task_of(name).signature())}" for name in SETUPS]
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")
